import UIKit

/// A round icon with a picture in it and its title beside it, or with the title in it.
final class ForceActionIcon: UIView {
  /// The side of the square in which symbols are drawn, in points.
  private static let symbolSide: CGFloat = 24
  /// The picture's part of the icon's width; our own.
  private static let picturePart: CGFloat = 0.55

  /// The choice.
  let action: ForceAction
  /// Chooses the action, and returns whether it could be chosen; the menu sets it.
  var onActivate: (() -> Bool)?
  private let word = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let shape = CAShapeLayer()

  /// Creates an icon without a size.
  init(_ action: ForceAction) {
    self.action = action
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = action.color
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 2
    word.text = action.title
    word.textColor = .white
    word.textAlignment = .center
    if let image = action.image {
      picture.image = image
      picture.tintColor = .white
      picture.contentMode = .scaleAspectFit
      addSubview(picture)
    } else if let symbol = action.symbol {
      shape.path = symbol.cgPath
      shape.fillColor = UIColor.white.cgColor
      layer.addSublayer(shape)
    }
    if action.hasPicture {
      // On a dark ground of its own: what lies below can have any colour.
      word.backgroundColor = UIColor(white: 0, alpha: 0.7)
      word.clipsToBounds = true
    }
    addSubview(word)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
  }

  /// Chooses the action of an open menu.
  override func accessibilityActivate() -> Bool { onActivate?() ?? false }

  /// Always nil: icons aren't read from archives.
  required init?(coder: NSCoder) { return nil }

  /// Sets the radius, the title's font and the greatest width of a title; returns the size of the
  /// title beside the icon, zero where it is in it.
  func setSize(radius: CGFloat, font: UIFont, widest: CGFloat) -> CGSize {
    bounds = CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)
    layer.cornerRadius = radius
    layOutPicture(radius)
    guard action.hasPicture else {
      word.frame = bounds
      word.setFont(font.withSize(max(font.pointSize, radius * 0.7)), fitting: radius * 1.6)
      return .zero
    }
    let height = (font.pointSize * 1.45).rounded(.up)
    word.setFont(font, fitting: widest - height)
    word.layer.cornerRadius = height / 2
    let width = word.sizeThatFits(CGSize(width: widest, height: height)).width + height
    word.bounds = CGRect(x: 0, y: 0, width: min(width, widest), height: height)
    return word.bounds.size
  }

  /// Places the title's middle, as seen from the icon's.
  func setTitle(at offset: CGPoint) {
    guard action.hasPicture else { return }
    word.center = CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
  }

  private func layOutPicture(_ radius: CGFloat) {
    let side = radius * 2 * Self.picturePart
    picture.frame = CGRect(x: radius - side / 2, y: radius - side / 2, width: side, height: side)
    shape.bounds = CGRect(x: 0, y: 0, width: Self.symbolSide, height: Self.symbolSide)
    shape.position = CGPoint(x: radius, y: radius)
    let scale = side / Self.symbolSide
    shape.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
  }
}
