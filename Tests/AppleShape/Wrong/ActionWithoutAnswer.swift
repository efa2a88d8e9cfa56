// wrong: cannot convert value of type '()' to closure result type 'Bool'
import UIKit

@MainActor
func action() -> UIAccessibilityCustomAction {
  UIAccessibilityCustomAction(name: "Open") { _ in () }
}
