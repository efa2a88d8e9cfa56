import Testing
import UIKit

/// A picture to drag, as apps write it: all that a picture needs is in its own initializers.
@MainActor private final class Sticker: UIImageView {
  var preparations = 0

  override init(image: UIImage?) {
    super.init(image: image)
    prepare()
  }

  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
    prepare()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    preparations += 1
    isUserInteractionEnabled = true
  }
}

@MainActor private final class NibRecognizer: UIGestureRecognizer {
  override func awakeFromNib() {
    super.awakeFromNib()
    cancelsTouchesInView = false
  }
}

@MainActor private final class Ring: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
}

@MainActor @Suite("Names that ported files override") struct OverriddenNamesTests {
  @Test("a view's layer may have its class")
  func layers() {
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    ring.layer.lineWidth = 3
    #expect(ring.layer.bounds.size == ring.bounds.size)
    #expect((ring as UIView).layer === ring.layer)
  }

  @Test("each initializer of an image view is overridden by itself")
  func imageViews() {
    let image = UIImage(picture: DisplayList(width: 30, height: 20))
    let lit = UIImage(picture: DisplayList(width: 30, height: 20))
    let views = [
      Sticker(image: image), Sticker(image: image, highlightedImage: lit),
      Sticker(frame: CGRect(x: 0, y: 0, width: 30, height: 20)),
    ]
    for view in views {
      #expect(view.preparations == 1)
      #expect(view.isUserInteractionEnabled)
      #expect(view.bounds.size == CGSize(width: 30, height: 20))
    }
    #expect(views[0].image === image && views[0].highlightedImage == nil)
    #expect(views[1].image === image && views[1].highlightedImage === lit)
    #expect(Sticker(image: nil).bounds.size == .zero)
    #expect(!UIImageView(image: image).isUserInteractionEnabled)
  }

  @Test("a recognizer is told that it awoke from a nib by what makes it from one")
  func recognizers() {
    let recognizer = NibRecognizer(target: nil, action: nil)
    #expect(recognizer.cancelsTouchesInView)
    recognizer.awakeFromNib()
    #expect(!recognizer.cancelsTouchesInView)
  }

  @Test("points, sizes and rectangles are compared by a method too")
  func equality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(.zero))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    let turned = CGRect(x: 4, y: 6, width: -3, height: -4)
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(turned))
    #expect(!turned.equalTo(.zero))
  }
}
