"""What can be learned from games played by the thousand."""
