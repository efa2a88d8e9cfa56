/// The keys of a keyboard, by their numbers in the USB HID usage tables, page 7.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// A key that has no name here.
  case keyboardErrorUndefined = 3
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1.
  case keyboard1 = 30
  /// The key 2.
  case keyboard2 = 31
  /// The key 3.
  case keyboard3 = 32
  /// The key 4.
  case keyboard4 = 33
  /// The key 5.
  case keyboard5 = 34
  /// The key 6.
  case keyboard6 = 35
  /// The key 7.
  case keyboard7 = 36
  /// The key 8.
  case keyboard8 = 37
  /// The key 9.
  case keyboard9 = 38
  /// The key 0.
  case keyboard0 = 39
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Delete backwards.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// Hyphen.
  case keyboardHyphen = 45
  /// Equal sign.
  case keyboardEqualSign = 46
  /// Opening bracket.
  case keyboardOpenBracket = 47
  /// Closing bracket.
  case keyboardCloseBracket = 48
  /// Backslash.
  case keyboardBackslash = 49
  /// Semicolon.
  case keyboardSemicolon = 51
  /// Quote.
  case keyboardQuote = 52
  /// Grave accent.
  case keyboardGraveAccentAndTilde = 53
  /// Comma.
  case keyboardComma = 54
  /// Period.
  case keyboardPeriod = 55
  /// Slash.
  case keyboardSlash = 56
  /// Caps lock.
  case keyboardCapsLock = 57
  /// Function key 1.
  case keyboardF1 = 58
  /// Function key 2.
  case keyboardF2 = 59
  /// Function key 3.
  case keyboardF3 = 60
  /// Function key 4.
  case keyboardF4 = 61
  /// Function key 5.
  case keyboardF5 = 62
  /// Function key 6.
  case keyboardF6 = 63
  /// Function key 7.
  case keyboardF7 = 64
  /// Function key 8.
  case keyboardF8 = 65
  /// Function key 9.
  case keyboardF9 = 66
  /// Function key 10.
  case keyboardF10 = 67
  /// Function key 11.
  case keyboardF11 = 68
  /// Function key 12.
  case keyboardF12 = 69
  /// To the beginning.
  case keyboardHome = 74
  /// A page up.
  case keyboardPageUp = 75
  /// Delete forwards.
  case keyboardDeleteForward = 76
  /// To the end.
  case keyboardEnd = 77
  /// A page down.
  case keyboardPageDown = 78
  /// The arrow that points to the right.
  case keyboardRightArrow = 79
  /// The arrow that points to the left.
  case keyboardLeftArrow = 80
  /// The arrow that points down.
  case keyboardDownArrow = 81
  /// The arrow that points up.
  case keyboardUpArrow = 82
  /// The left Control.
  case keyboardLeftControl = 224
  /// The left Shift.
  case keyboardLeftShift = 225
  /// The left Option.
  case keyboardLeftAlt = 226
  /// The left Command.
  case keyboardLeftGUI = 227
  /// The right Control.
  case keyboardRightControl = 228
  /// The right Shift.
  case keyboardRightShift = 229
  /// The right Option.
  case keyboardRightAlt = 230
  /// The right Command.
  case keyboardRightGUI = 231
  #if !hasFeature(Embedded)
    /// Print screen.
    case keyboardPrintScreen = 70
    /// Scroll lock.
    case keyboardScrollLock = 71
    /// Pause.
    case keyboardPause = 72
    /// Insert.
    case keyboardInsert = 73
    /// The number pad's lock or clear.
    case keypadNumLock = 83
    /// The number pad's slash.
    case keypadSlash = 84
    /// The number pad's asterisk.
    case keypadAsterisk = 85
    /// The number pad's hyphen.
    case keypadHyphen = 86
    /// The number pad's plus.
    case keypadPlus = 87
    /// The number pad's enter.
    case keypadEnter = 88
    /// The number pad's 1.
    case keypad1 = 89
    /// The number pad's 2.
    case keypad2 = 90
    /// The number pad's 3.
    case keypad3 = 91
    /// The number pad's 4.
    case keypad4 = 92
    /// The number pad's 5.
    case keypad5 = 93
    /// The number pad's 6.
    case keypad6 = 94
    /// The number pad's 7.
    case keypad7 = 95
    /// The number pad's 8.
    case keypad8 = 96
    /// The number pad's 9.
    case keypad9 = 97
    /// The number pad's 0.
    case keypad0 = 98
    /// The number pad's period.
    case keypadPeriod = 99
    /// The key beside the left Shift of some keyboards.
    case keyboardNonUSBackslash = 100
    /// The number pad's equal sign.
    case keypadEqualSign = 103
    /// Function key 13.
    case keyboardF13 = 104
    /// Function key 14.
    case keyboardF14 = 105
    /// Function key 15.
    case keyboardF15 = 106
    /// Function key 16.
    case keyboardF16 = 107
    /// Function key 17.
    case keyboardF17 = 108
    /// Function key 18.
    case keyboardF18 = 109
    /// Function key 19.
    case keyboardF19 = 110
    /// Function key 20.
    case keyboardF20 = 111
    /// Function key 21.
    case keyboardF21 = 112
    /// Function key 22.
    case keyboardF22 = 113
    /// Function key 23.
    case keyboardF23 = 114
    /// Function key 24.
    case keyboardF24 = 115
    /// Help.
    case keyboardHelp = 117
    /// Mute.
    case keyboardMute = 127
    /// Louder.
    case keyboardVolumeUp = 128
    /// Quieter.
    case keyboardVolumeDown = 129
    /// Return, beside that of the letters.
    case keyboardReturn = 158
  #endif
}
