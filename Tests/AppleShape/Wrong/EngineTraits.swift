// wrong: value of type 'UIApplication' has no member 'replaceTraits'
import UIKit

@MainActor
func darken(_ application: UIApplication) { application.replaceTraits(with: UITraitCollection()) }
