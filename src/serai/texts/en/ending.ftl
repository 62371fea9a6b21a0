# The end of a game: what the house says beside the board, what next, and sharing.

tab-end = Result
won-by = { $points ->
    [one] One point ahead
   *[other] { $points } points ahead
}
lost-by = { $points ->
    [one] Lost by one point
   *[other] Lost by { $points } points
}
to-next-verdict = { $points ->
    [one] One point from the next verdict
   *[other] { $points } points from the next verdict
}
try-next = Try { $what }
another-game = Another game
check-and-record = Export and fair shuffle
share-replay = Share the replay
share-picture = Save a picture
picture-failed = This browser cannot make the picture.
link-copied = Link copied
replay-shared = { $game }: see how we played.
