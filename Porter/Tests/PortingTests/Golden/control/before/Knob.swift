import AudioToolbox
import CoreGraphics
import Foundation
// Knob.swift: a control with a delegate that may leave answers out.
import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc public protocol KnobDelegate: NSObjectProtocol {
  @objc optional func knobDidTurn(_ knob: Knob)
  @objc optional func knob(_ knob: Knob, titleFor value: Int) -> String?
}

@IBDesignable @objcMembers
open class Knob: UIControl {
  @IBOutlet private weak var label: UILabel!
  @IBInspectable
  public var value: CGFloat = 0 { didSet { sendActions(for: .valueChanged) } }
  /// Told of turns.
  @objc  // the storyboard connects it
  public weak var delegate: KnobDelegate?
  var timer: Timer?
  lazy var tap: UITapGestureRecognizer = UITapGestureRecognizer(
    target: self,
    action: #selector(tapped(_:))
  )

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(self.panned))
    addGestureRecognizer(pan)
    addGestureRecognizer(tap)
    addTarget(self, action: #selector(Knob.changed), for: .valueChanged)
    removeTarget(self, action: #selector(changed), for: .valueChanged)
    backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    let fade = CABasicAnimation(keyPath: #keyPath(CALayer.isHidden))
    layer.add(fade, forKey: #keyPath(CAShapeLayer.strokeEnd))
    timer = Timer.scheduledTimer(
      timeInterval: 1,
      target: self,
      selector: #selector(tick),
      userInfo: nil,
      repeats: true
    )
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(Date()) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @objc private func tapped(_ tap: UITapGestureRecognizer) -> Bool {
    delegate?.knobDidTurn?(self); return true
  }
  @objc
  func panned(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended { label?.text = delegate?.knob?(self, titleFor: 1) ?? "" }
  }
  @objc dynamic func changed() {}
  @objc func tick(_ timer: Timer) {}
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
  }
}

extension Knob {
  // Touches
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    addTarget(self, action: #selector(changed), for: .touchDown)
  }
}

public extension Knob {
  override func layoutSubviews() { super.layoutSubviews() }
  @objc func turn() {}
}

class BigKnob: Knob {
  override func turn() { super.turn() }
}
