"""What is learned from games, and played with peers."""
