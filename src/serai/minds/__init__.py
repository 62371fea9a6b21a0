"""Who plays: minds that choose a move, thinking only in worlds that their seat could be in."""
