// wrong: property 'title' with type 'UILabel' cannot override a property with type 'String?'
import UIKit

final class Board: UIViewController {
  let title = UILabel()
}
