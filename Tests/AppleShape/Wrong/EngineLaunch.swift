// wrong: type 'UIApplication' has no member 'launch'
import UIKit

@MainActor
func start() { _ = UIApplication.launch(screen: CGSize(width: 390, height: 844)) }
