import UIKit

/// What the guide's app shows.
final class AlbumViewController: UIViewController {}
