"""The fixed rules of the game. Knows no card; generated classes tell it what a card does."""
