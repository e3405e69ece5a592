# expect L006 2:16
self-named = { $name ->
    [Pikachu] Pikachu
   *[other] { $name }
}
