import Expectations
import Testing
import TouchReport
import TouchStage
import TouchTesting
import UIKit

/// What a report says of controls.
@MainActor
struct ControlReportTests {
  private final class Form: UIView {
    let save = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
    let volume = UISlider(frame: CGRect(x: 10, y: 100, width: 180, height: 44))

    init() {
      super.init(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
      addSubview(save)
      addSubview(volume)
      addSubview(UISwitch(frame: CGRect(x: 10, y: 160, width: 51, height: 31)))
    }

    required init?(coder: NSCoder) { nil }
  }

  private let form = Form()
  private let stage: TouchStage
  private let fingers: Fingers

  init() {
    stage = TouchStage(showing: form)
    fingers = Fingers(on: stage, rate: 100)
  }

  @Test("a control's events are in the report's text and page, by the property that holds it")
  func tap() throws {
    try fingers.tap(at: form.save)
    let report = FailureReport("saving", of: stage.application)
    for line in [
      "save  touchDown at 0 s.", "+ save  touchUpInside at 0.08 s.",
      "save  primaryActionTriggered at 0.08 s.",
    ] {
      #expect(report.text.contains(line), "\(report.text)")
    }
    #expect(report.html.contains("touchUpInside"))
  }

  @Test("a touch that leaves a control says so, its moves left out")
  func leaving() throws {
    let finger = fingers.finger()
    try finger.down(at: form.save)
    try finger.move(by: CGVector(dx: 0, dy: 300), over: 0.2)
    try finger.lift()
    expectEqual(
      stage.explain(form.save),
      "save: touchDown at 0 s, touchDragExit at 0.08 s, touchUpOutside at 0.21 s."
    )
  }

  @Test("of values in a row the first is told, and again behind another event")
  func values() throws {
    for _ in 0..<2 {
      try fingers.drag(
        from: .point(form.volume.thumbCenter, in: form.volume),
        by: CGVector(dx: 40, dy: 0)
      )
      try fingers.wait(1)
    }
    let events = stage.application.watchedGestures.log.notes.map(\.event)
    let once = ["touchDown", "valueChanged", "touchUpInside"]
    expectEqual(events.filter { once.contains($0) }, once + once, "\(events)")
  }

  @Test("a control that no property holds is called by its class and place; one that sent nothing")
  func nameless() throws {
    expectEqual(stage.explain(form.save), "save sent nothing.")
    let control = try #require(form.subviews.last as? UISwitch)
    try fingers.tap(at: control)
    expectEqual(
      stage.explain(control),
      "UISwitch at (10, 160): valueChanged at 0.08 s, touchUpInside at 0.08 s."
    )
    expectEqual(stage.explain(form.save), "save sent nothing.")
  }

  @Test("a control's events are no gestures, and reach no probe of the stage")
  func beside() throws {
    var told = 0
    stage.probe { if case .note = $0 { told += 1 } }
    try fingers.tap(at: form.save)
    expectEqual(stage.gestures, [])
    expectEqual(told, 0)
  }
}

extension UISlider {
  fileprivate var thumbCenter: CGPoint {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    return CGPoint(x: thumb.midX, y: thumb.midY)
  }
}
