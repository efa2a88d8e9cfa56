import UIKit

extension GestureDecision.TouchRefuser {
  /// Why a recognizer takes no part in a touch, in words without a subject.
  var sentence: String {
    switch self {
    case .disabled: "it is switched off (isEnabled)"
    case .finished: "its last attempt was over, but not those that it starts afresh with"
    case .otherApplication: "it takes part in another application's touches"
    case .touchType: "it doesn't take touches of this type (allowedTouchTypes)"
    case .mixedTypes:
      "it has touches of another type already (requiresExclusiveTouchType)"
    case .buttons: "it needs other buttons of the pointer (buttonMaskRequired)"
    case .event: "it, or its delegate, refused the event (shouldReceive)"
    case .delegate: "its delegate refused the touch (gestureRecognizer(_:shouldReceive:))"
    case .removed: "it was taken away while it was asked"
    }
  }
}
