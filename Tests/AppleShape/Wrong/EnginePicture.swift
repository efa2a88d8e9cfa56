// wrong: type 'UIImage' has no member 'namedPictures'
import UIKit

@MainActor
func find() { UIImage.namedPictures = nil }
