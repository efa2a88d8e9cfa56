import DeliberateTouch
import UIKit

/// A coloured cell with a number, a tick if it is selected and a heart if it is liked.
///
/// Under a finger a ring closes around the number until the press starts: by force, or by time.
final class GridCell: UIView {
  /// The cell's side for which the marks are drawn, in points.
  private static let designSide: CGFloat = 108

  /// The cell's number, from 1.
  let number: Int
  private let color: UIColor
  private let caption = UILabel(color: .white, alignment: .center)
  private let tick = UIView()
  private let heart = CAShapeLayer()
  /// The ring that closes until a press starts.
  let approach = CAShapeLayer()

  /// The press whose start the ring foretells; the grid, which has the press, has the cell.
  var press: ForceTouchGestureRecognizer? {
    get { unretained?.object }
    set { unretained = newValue.map { Unretained($0) } }
  }

  private var unretained: Unretained<ForceTouchGestureRecognizer>?

  /// Whether the cell is selected.
  var isSelected = false {
    didSet { showMarks() }
  }
  /// Whether the cell is liked.
  var isLiked = false {
    didSet { showMarks() }
  }
  /// Whether keys select the cell and open its menu.
  var isMarked = false {
    didSet { showMarks() }
  }
  /// Whether the cell was removed; its frame stays empty.
  var isRemoved = false {
    didSet { showMarks() }
  }

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - number: The cell's number, from 1.
  ///   - count: The number of cells.
  init(_ number: Int, of count: Int) {
    self.number = number
    color = UIColor(
      hue: CGFloat(number - 1) / CGFloat(count),
      saturation: 0.7,
      // White has a contrast of 4.5 on it, whatever the hue.
      brightness: 0.47,
      alpha: 1
    )
    super.init(frame: .zero)
    layOutWhenTraitsChange()
    caption.text = "\(number)"
    addSubview(caption)
    tick.backgroundColor = .white
    tick.layer.cornerRadius = 12
    let hook = CAShapeLayer()
    hook.path = UIBezierPath.hook.cgPath
    hook.fillColor = nil
    hook.strokeColor = UIColor(white: 0.1, alpha: 1).cgColor
    hook.lineWidth = 3
    tick.layer.addSublayer(hook)
    addSubview(tick)
    heart.path = UIBezierPath.heart.cgPath
    heart.fillColor = UIColor.white.cgColor
    heart.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    layer.addSublayer(heart)
    approach.fillColor = nil
    approach.strokeColor = UIColor.white.cgColor
    approach.lineWidth = 4
    approach.lineCap = .round
    approach.isHidden = true
    layer.addSublayer(approach)
    showMarks()
    accessibilityLabel = "\(number)"
    accessibilityTraits = .button
  }

  /// The choices of the menu, as long as the cell is there, beside those that are set.
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      guard !isRemoved, let grid else { return super.accessibilityCustomActions }
      return (super.accessibilityCustomActions ?? []) + grid.accessibilityActions(for: number - 1)
    }
    set {
      super.accessibilityCustomActions = newValue?.filter {
        !($0 is ForceAction.AccessibilityAction)
      }
    }
  }

  /// The grid that the cell is in.
  private var grid: ForceGridViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let grid = current as? ForceGridViewController { return grid }
      responder = current.next
    }
    return nil
  }

  required init?(coder: NSCoder) { return nil }

  private func showMarks() {
    tick.isHidden = !isSelected || isRemoved
    heart.isHidden = !isLiked || isRemoved
    caption.textColor = isRemoved ? .quietLabel : .white
    backgroundColor = isRemoved ? .secondarySystemBackground : color
    layer.borderWidth = isMarked ? 8 : isSelected && !isRemoved ? 4 : 0
    isAccessibilityElement = !isRemoved
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    accessibilityValue = isLiked ? "liked" : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    layer.cornerRadius = side * 0.12
    layer.borderColor = UIColor.label.cgColor
    caption.frame = bounds
    caption.font = .boldSystemFont(ofSize: side * 0.3 * min(sceneRoom.growth(of: .largeTitle), 1.6))
    let unit = side / Self.designSide
    tick.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    tick.center = CGPoint(x: bounds.width - 20 * unit, y: 20 * unit)
    tick.transform = CGAffineTransform(scaleX: unit, y: unit)
    let radius = side * 0.33
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    approach.path =
      UIBezierPath(
        arcCenter: middle,
        radius: radius,
        startAngle: -.pi / 2,
        endAngle: .pi * 3 / 2,
        clockwise: true
      ).cgPath
    heart.place(at: CGPoint(x: 20 * unit, y: bounds.height - 20 * unit), scale: unit)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, let press, !isRemoved else { return }
    approach.isHidden = false
    if press.type == .forceTouch, touch.maximumPossibleForce > 0 {
      showForce(of: touch, press)
    } else {
      showTime(since: touch.timestamp, of: press.holdDuration)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let press, approach.animationKeys() == nil else { return }
    showForce(of: touch, press)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    hideApproach()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    hideApproach()
  }

  private func showForce(of touch: UITouch, _ press: ForceTouchGestureRecognizer) {
    let needed = touch.maximumPossibleForce * press.threshold
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    approach.strokeEnd = needed > 0 ? min(touch.force / needed, 1) : 0
    CATransaction.commit()
  }

  private func showTime(since start: TimeInterval, of duration: TimeInterval) {
    let gone = max(CACurrentMediaTime() - start, 0)
    guard gone < duration else { return }
    approach.strokeEnd = 1
    let growth = CABasicAnimation(keyPath: "strokeEnd")
    growth.fromValue = 0
    growth.toValue = 1
    growth.duration = duration - gone
    approach.add(growth, forKey: "growth")
  }

  /// Hides the ring, when the press has started or the touch is over.
  func hideApproach() {
    approach.isHidden = true
    approach.removeAllAnimations()
  }
}
