// wrong: value of type 'UIView' has no member 'cornerRadius'
import UIKit

@MainActor
func round(_ view: UIView) { view.cornerRadius = 8 }
