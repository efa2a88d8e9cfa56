// wrong: value of type 'UIApplication' has no member 'gestureObserver'
import UIKit

@MainActor
func listen() { UIApplication.shared.gestureObserver = nil }
