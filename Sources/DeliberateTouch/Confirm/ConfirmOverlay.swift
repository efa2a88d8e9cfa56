import TouchCore
import UIKit

/// A ring and its word in front of everything in a window; it covers the window and takes no touches.
///
/// The word stands in a pill outside the ring, where the finger and its hand don't cover it.
final class ConfirmOverlay: UIView {
  /// The word's font at its full size; our own.
  private static let font = UIFont.boldSystemFont(ofSize: 17)
  /// The distance of the word from the ring, from the edges, and in its pill, in points; our own.
  private static let gap: CGFloat = 6
  /// The word's height at the standard text size, in points; our own.
  private static let standardHeight: CGFloat = 26
  /// The size below which a word can't be read, in points: the smallest that Apple's guidelines recommend.
  private static let leastFont: CGFloat = 11
  /// By how much the word grows at most with the reader's text size: the ring stays in sight; our own.
  private static let mostGrowth: CGFloat = 2
  /// In front of every other layer of the window; our own.
  private static let height: CGFloat = 10_000

  /// Called when the window's size changed.
  var onResize: (() -> Void)?

  private let ring = ConfirmRing(frame: .zero)
  private let word = UILabel(frame: .zero)
  private var size = CGSize.zero
  /// Where the finger touched down.
  private var finger = CGPoint.zero

  /// Creates an overlay that isn't shown.
  override init(frame: CGRect) {
    super.init(frame: frame)
    layOutWhenTraitsChange()
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = Self.height
    word.textAlignment = .center
    word.textColor = .white
    word.backgroundColor = UIColor(white: 0, alpha: 0.75)
    word.clipsToBounds = true
    addSubview(ring)
    addSubview(word)
  }

  /// Always nil: overlays aren't read from archives.
  required init?(coder: NSCoder) { return nil }

  /// Covers a window with a ring at a point of it, for a finger at another one.
  func open(in window: UIWindow, at center: CGPoint, radius: CGFloat, finger: CGPoint) {
    self.finger = finger
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    frame = window.bounds
    size = bounds.size
    ring.transform = .identity
    ring.setRadius(radius)
    ring.grow(to: 0, towards: nil)
    ring.center = center
    CATransaction.commit()
    window.addSubview(self)
  }

  /// Shows a state, in front of what was added to the window since.
  func show(
    _ confirmation: ConfirmState,
    word text: String,
    scale: CGFloat,
    colors: ConfirmColors
  ) {
    if let superview, superview.subviews.last !== self { superview.bringSubviewToFront(self) }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.show(confirmation, scale: scale, colors: colors)
    show(text)
    CATransaction.commit()
  }

  /// Shows an intention.
  func grow(to intention: CGFloat, towards next: ConfirmRing.Step?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.grow(to: intention, towards: next)
    CATransaction.commit()
  }

  private func show(_ text: String) {
    word.text = text
    word.isHidden = text.isEmpty
    guard !text.isEmpty else { return }
    let insets = safeAreaInsets
    let area = bounds.inset(by: insets).insetBy(dx: Self.gap, dy: Self.gap)
    let largest = Self.font.pointSize * Self.mostGrowth
    let font = Self.font.withSize(min(scaledForReader(Self.font).pointSize, largest))
    var placement = ConfirmWordPlacement(
      ring: ring.frame.core,
      finger: finger.core,
      area: area.core,
      gap: Double(Self.gap)
    )
    var height = fit(font, placement)
    if placement.isBeside(Double(height)), word.font.pointSize < Self.leastFont {
      placement.avoidsSides = true
      height = fit(font, placement)
    }
    let most = CGFloat(placement.width(forHeight: Double(height)))
    let width = min(word.sizeThatFits(area.size).width + height, most)
    let frame = placement.frame(width: Double(width), height: Double(height))
    word.frame = CGRect(x: frame.minX, y: frame.minY, width: Double(width), height: Double(height))
    word.layer.cornerRadius = height / 2
  }

  /// Sets the word's font, smaller where a location has no room for the word; returns the height of its pill.
  private func fit(_ font: UIFont, _ placement: ConfirmWordPlacement) -> CGFloat {
    let height = Self.standardHeight * font.pointSize / Self.font.pointSize
    let most = CGFloat(placement.width(forHeight: Double(height)))
    let whole = CGFloat.greatestFiniteMagnitude
    word.font = font
    // Half the height on each side is the pill's rounding, which shrinks with the font.
    let needed = word.sizeThatFits(CGSize(width: whole, height: whole)).width + height
    let part = needed > most ? max(most, 1) / needed : 1
    let size = part < 1 ? font.withSize(font.pointSize * part) : font
    word.setFont(size, fitting: CGSize(width: whole, height: height * part))
    return height * part
  }

  /// Reports a new size of the window.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != size else { return }
    size = bounds.size
    onResize?()
  }
}
