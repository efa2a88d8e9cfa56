import UIKit

/// A round icon with a word in it, or with a symbol in it and the word below.
final class ForceActionIcon: UIView {
  /// The side of the square in which symbols are drawn, in points.
  private static let symbolSide: CGFloat = 24

  private let word = UILabel(frame: .zero)

  /// Creates an icon of a radius in points.
  init(_ action: ForceAction, radius: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2))
    layer.backgroundColor = action.color.cgColor
    layer.cornerRadius = radius
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 2
    word.text = action.title
    word.textColor = .white
    word.textAlignment = .center
    addSubview(word)
    if let symbol = action.symbol {
      add(symbol, radius: radius)
      word.font = .boldSystemFont(ofSize: radius * 0.5)
      // On a dark ground of its own: what lies below can have any colour.
      word.backgroundColor = UIColor(white: 0, alpha: 0.6)
      let height = radius * 0.65
      word.layer.cornerRadius = height / 2
      word.bounds.size = CGSize(width: word.sizeThatFits(.zero).width + height, height: height)
      word.center = CGPoint(x: radius, y: radius * 2 + height * 0.65)
    } else {
      word.font = .boldSystemFont(ofSize: radius * (action.title.count > 3 ? 0.5 : 0.7))
      word.frame = bounds
    }
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  private func add(_ symbol: UIBezierPath, radius: CGFloat) {
    let shape = CAShapeLayer()
    shape.path = symbol.cgPath
    shape.fillColor = UIColor.white.cgColor
    shape.frame = CGRect(x: 0, y: 0, width: Self.symbolSide, height: Self.symbolSide)
    shape.position = CGPoint(x: radius, y: radius)
    let scale = radius * 1.1 / Self.symbolSide
    shape.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    layer.addSublayer(shape)
  }
}
