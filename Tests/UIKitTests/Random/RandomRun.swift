import TouchCore

@testable import UIKit

/// Plays a script: builds the tree, sends the frames, runs client code, and checks.
@MainActor
final class RandomRun {
  /// The result of a run: the first broken rule, and the received calls.
  struct Outcome {
    var violation: Violation?
    var transcript: [Entry]
    var deeds: [(occurrence: RandomScript.Occurrence, deed: Deed, frame: Int)]
  }

  let script: RandomScript
  let chance: Chance
  let isCalm: Bool
  let application: UIApplication
  var windows: [ProbeWindow] = []
  var views: [ProbeView] = []
  var recognizers: [(any Probe)?] = []
  var delegates: [ProbeDelegate] = []
  var controls: [ControlProbe] = []
  var numbers: [ObjectIdentifier: Int] = [:]

  // The received calls.
  var violation: Violation?
  var transcript: [Entry] = []
  var frame = 0
  var records: [Record] = []
  /// Each touch's view and what it received, by serial number.
  var shown: [ShownTouch] = []

  // Client code.
  var deeds: [(occurrence: RandomScript.Occurrence, deed: Deed, frame: Int)] = []
  var ordinals: [Int]
  var depth = 0
  var isMovingViews = false
  var isClientReset = false
  var lastLink = -1
  private var isOver = false

  private init(_ script: RandomScript) {
    self.script = script
    chance = script.chance
    isCalm = script.isCalm
    application = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    ordinals = Array(repeating: 0, count: Occasion.allCases.count * 64)
    records = Array(repeating: Record(), count: script.recognizers.count)
    transcript.reserveCapacity(256)
  }

  /// Plays a script from beginning to end.
  static func play(_ script: RandomScript) -> Outcome {
    let run = RandomRun(script)
    run.build()
    for index in script.frames.indices where run.violation == nil { run.send(index) }
    if run.violation == nil { run.liftEverything() }
    let remains = run.strike()
    if run.violation == nil, let leak = remains.firstIndex(where: { $0.object != nil }) {
      run.report("something is still alive after the tree is gone", leak)
    }
    return Outcome(violation: run.violation, transcript: run.transcript, deeds: run.deeds)
  }

  /// Stores the first broken rule.
  func report(_ rule: String, _ subject: Int) {
    if violation == nil { violation = Violation(rule: rule, subject: subject, frame: frame) }
  }

  func note(_ kind: Entry.Kind, _ subject: Int, _ value: Int) {
    transcript.append(Entry(frame: frame, kind: kind, subject: subject, value: value))
  }

  // MARK: The tree

  private func build() {
    for index in 0..<script.windowCount {
      let frame = CGRect(x: 0, y: index == 0 ? 0 : 150, width: 400, height: 400)
      let window = ProbeWindow(frame: frame)
      window.index = index
      window.run = self
      windows.append(window)
    }
    for (index, plan) in script.views.enumerated() {
      let view = ProbeView(frame: plan.frame)
      view.index = index
      view.isMultipleTouchEnabled = plan.takesManyTouches
      view.isExclusiveTouch = plan.isExclusive
      if plan.isTurned { view.transform = CGAffineTransform(rotationAngle: 0.4) }
      place(plan.parent).addSubview(view)
      view.run = self
      views.append(view)
      if let kind = plan.control { add(kind, to: view) }
    }
    for index in 0..<script.delegateCount { delegates.append(ProbeDelegate(index, self)) }
    for (index, plan) in script.recognizers.enumerated() {
      recognizers.append(plan.isPresent ? make(plan, index) : nil)
    }
    for (index, plan) in script.recognizers.enumerated() where plan.isPresent {
      for other in plan.requires where other < recognizers.count && other != index {
        if let other = recognizers[other] { recognizers[index]?.require(toFail: other) }
      }
    }
    for window in windows { window.makeKeyAndVisible() }
    for (index, time) in script.timers.enumerated() {
      Timer.scheduledTimer(withTimeInterval: time.seconds, repeats: false) { [weak self] _ in
        self?.occur(.timer, index)
      }
    }
  }

  private func add(_ kind: ControlKind, to view: ProbeView) {
    let probe = ControlProbe(kind, controls.count, self)
    probe.control.frame = CGRect(x: 10, y: 10, width: 90, height: 60)
    view.addSubview(probe.control)
    controls.append(probe)
  }

  private static let heard = Selector(RandomRun.heard(_:))

  private func make(_ plan: RandomScript.RecognizerPlan, _ index: Int) -> any Probe {
    let probe = plan.kind.make()
    probe.index = index
    probe.listener = self
    probe.cancelsTouchesInView = plan.cancelsTouchesInView
    probe.delaysTouchesBegan = plan.delaysTouchesBegan
    probe.delaysTouchesEnded = plan.delaysTouchesEnded
    if let delegate = plan.delegate { probe.delegate = delegates[delegate] }
    probe.addTarget(self, action: RandomRun.heard)
    numbers[ObjectIdentifier(probe)] = index
    if let place = plan.place { self.place(place).addGestureRecognizer(probe) }
    return probe
  }

  private func place(_ place: RandomScript.Place) -> UIView {
    switch place {
    case .window(let index): windows[index]
    case .view(let index): views[index]
    }
  }

  // MARK: Time

  private func send(_ index: Int) {
    let plan = script.frames[index]
    frame = index
    occur(.betweenFrames, 0)
    var touchFrame = TouchFrame(time: plan.time, contacts: plan.contacts)
    if plan.isInterrupted { touchFrame.interruption = .system }
    application.receive(touchFrame)
    if !plan.updates.isEmpty { application.receive(plan.updates) }
    checkEngine()
  }

  /// Lifts the fingers that are down and advances the clock.
  private func liftEverything() {
    frame = script.frames.count
    for round in 0..<3 {
      let contacts = application.gestures.touches.live.compactMap { touch in
        touch.contact.map {
          Contact(id: $0, phase: .ended, position: Point(touch.current.location))
        }
      }
      let pointer = Contact(id: .init(500), phase: .regionExited, position: .zero)
      let time = application.now + .milliseconds(16)
      application.receive(TouchFrame(time: time, contacts: contacts + [pointer]))
      application.advance(to: application.now + .milliseconds(round == 0 ? 100 : 3000))
      checkEngine()
    }
    isOver = true
    checkEnd()
  }

  /// Removes and releases the tree; what is left is a leak.
  private func strike() -> [Weak<AnyObject>] {
    var remains: [Weak<AnyObject>] = []
    for touch in application.gestures.touches.live + application.gestures.touches.waiting {
      remains.append(Weak(touch))
    }
    isOver = true
    frame += 1
    for view in views { view.removeFromSuperview() }
    for probe in recognizers { probe.map { $0.view?.removeGestureRecognizer($0) } }
    for _ in 0..<3 { application.advance(to: application.now + .milliseconds(3000)) }
    if violation == nil { checkEmpty() }
    for probe in recognizers { remains.append(Weak(probe)) }
    for probe in controls { remains.append(Weak(probe.control)) }
    for view in views { remains.append(Weak(view)) }
    for window in windows { remains.append(Weak(window)) }
    for delegate in delegates { remains.append(Weak(delegate)) }
    recognizers.removeAll()
    controls.removeAll()
    views.removeAll()
    windows.removeAll()
    delegates.removeAll()
    return remains.filter { $0.object != nil }
  }

  // MARK: Client code

  /// A point at which client code may act.
  func occur(_ occasion: Occasion, _ subject: Int) {
    guard script.unrest > 0, !isOver, depth < 3, deeds.count < 40 else { return }
    let place = occasion.rawValue * 64 + subject
    let ordinal = ordinals[place]
    ordinals[place] += 1
    let occurrence = RandomScript.Occurrence(
      occasion: occasion,
      subject: subject,
      ordinal: ordinal
    )
    if let kept = script.kept {
      guard kept.contains(occurrence) else { return }
    } else {
      // Between frames nothing else happens, so client code acts more often there.
      let permille = occasion == .betweenFrames ? script.unrest * 3 : script.unrest
      guard chance.happens(permille, 1, occasion.rawValue, subject, ordinal) else { return }
    }
    depth += 1
    perform(occurrence)
    depth -= 1
  }
}
