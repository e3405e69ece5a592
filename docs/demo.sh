#!/bin/sh
# What `make demo` shows: one card through all rooms, then a whole game. Run it from the project's root.
set -eu

say() { printf '\n\033[1m== %s\033[0m\n\n' "$*"; }
run() { printf '$ %s\n' "$*"; "$@"; }

say "The cards compile (generated/ is written only where it changed)"
run cardc check cards
run cardc build cards

say "A card file"
run cat cards/base1/pikachu.card

say "Its text in English and Czech: views of the same model"
run cardc text base1-58 --lang en
run cardc text base1-58 --lang cs

say "What the compiler made of it, and an attack's trace: each step with its letter"
run cardc explain base1-58 --attack "Thunder Jolt"
run cardc explain base1-58 --attack "Thunder Jolt" --against base1-42 --coins tails

say "The scenarios beside the cards"
run cardc test cards

say "A whole game: its last turns and its winner"
printf '$ cardc play cards/decks/thunderstorm.deck cards/decks/wildwood.deck --seed 12 --log | tail -30\n'
cardc play cards/decks/thunderstorm.deck cards/decks/wildwood.deck --seed 12 --log | tail -30

say "Two hundred games: who wins, how surely that is known, how games go"
run cardc simulate cards/decks/thunderstorm.deck cards/decks/wildwood.deck --games 200
