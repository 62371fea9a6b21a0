"""What every game of the house must keep to: found games, every number of players, every option."""
