import TouchCore
import UIKit

extension GestureDecision.InputRefuser {
  /// Why a recognizer takes no part in input, in words without a subject.
  var sentence: String {
    switch self {
    case .disabled: "it is switched off (isEnabled)"
    case .finished: "its last attempt was over, but not those that it starts afresh with"
    case .otherApplication: "it takes part in another application's touches"
    case .touchType: "it doesn't take touches of this type (allowedTouchTypes)"
    case .pressType: "it doesn't take presses of this button (allowedPressTypes)"
    case .scrollType: "it doesn't take scrolling of this kind (allowedScrollTypesMask)"
    case .mixedTypes:
      "it has input of another type already (requiresExclusiveTouchType)"
    case .buttons: "it needs other buttons of the pointer (buttonMaskRequired)"
    case .event: "it, or its delegate, refused the event (shouldReceive)"
    case .delegate: "its delegate refused it (gestureRecognizer(_:shouldReceive:))"
    case .removed: "it was taken away while it was asked"
    }
  }
}

extension Press.Button {
  /// What people call the button.
  var words: String {
    switch self {
    case .upArrow: "the up arrow"
    case .downArrow: "the down arrow"
    case .leftArrow: "the left arrow"
    case .rightArrow: "the right arrow"
    case .select: "select"
    case .menu: "menu"
    case .playPause: "play/pause"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .keyboard: "a key"
    }
  }
}
