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
confirmations = Confirm moves that cannot be undone
full-screen = Full screen
keys = Keys
keys-pieces = Take a piece
keys-walk = Move over the board
keys-play = Play it there
keys-put-back = Put it back, close what is open
keys-next = Next choice
keys-coach = Ask the coach
keys-help = Show this list
key-escape = Esc
key-enter = Enter
key-tab = Tab
