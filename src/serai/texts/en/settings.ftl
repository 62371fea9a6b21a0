# Settings, and the keys.

settings = Settings
speed = Animation speed
speed-choice = { $speed ->
    [0] Off
    [0.5] Slow
    [1] Normal
   *[2] Fast
}
sound-setting = Sound on your turn
reduced-motion = Reduce motion
confirmations = Confirm before placing a tile
full-screen = Full screen
keys = Keys
keys-pieces = Take a piece
keys-walk = Move over the board
keys-play = Play it there
keys-put-back = Put it back, close what is open
keys-next = Next choice
keys-coach = Ask the coach
keys-pass = Pass
keys-spread = Draw from the spread
keys-discard = Draw from the discard, or discard
keys-keep = Discard nothing
keys-turn-over = Turn the tile over
keys-vizier = Go to the vizier
keys-step = One step back or forward
keys-turn = One turn back or forward
keys-ends = To the start, to the end
keys-run = Play or pause
keys-help = Show this list
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-pages = Page ↑ ↓
key-ends = Home, End
key-space = Space
