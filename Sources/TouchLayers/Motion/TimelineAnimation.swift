import TouchCore
import TouchGraphics

/// An animation whose progress a timeline says.
final class TimelineAnimation: CAPropertyAnimation {
  /// Longer than any clock runs: the animation never ends by itself.
  private static var lifetime: Double { 1e9 }

  /// What says the progress.
  private(set) var timeline: AnimationTimeline?
  /// What was seen before the animations of the property.
  private(set) var from = LayerValue.number(0)
  /// What was set.
  private(set) var to = LayerValue.number(0)
  private var start = 0.0
  private var window = KeyframeWindow()
  /// An earlier animation of the property on the same timeline; this one leads away from what it shows.
  private var base: TimelineAnimation?

  /// Creates an animation of nothing.
  required init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an animation between two values, from a position of the timeline to its end, and there
  /// within a part of the change.
  convenience init(
    of property: LayerProperty,
    from: LayerValue,
    to: LayerValue,
    on timeline: AnimationTimeline,
    start: Double,
    window: KeyframeWindow,
    after base: TimelineAnimation?
  ) {
    self.init(keyPath: property.rawValue)
    self.from = base?.from ?? from
    self.to = to
    self.timeline = timeline
    self.start = start
    self.window = window
    self.base = base
    duration = Self.lifetime
    repeatCount = .infinity
    fillMode = .both
  }

  /// Its owner says when it ends.
  override var endsInBackground: Bool { false }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? TimelineAnimation else { return }
    timeline = other.timeline
    from = other.from
    to = other.to
    start = other.start
    window = other.window
    base = other.base
  }

  override func apply(to state: inout LayerState, at time: Double, of cycle: TimingCycle) {
    if let property, let value { property.set(value, in: &state) }
  }

  /// What the property shows now.
  private var value: LayerValue? {
    guard let timeline else { return nil }
    let begin = base?.value ?? from
    var done = timeline.progress(from: start)
    if !window.isWhole {
      done = Vector(dx: window.progress(at: done.dx), dy: window.progress(at: done.dy))
    }
    return begin.interpolated(to: to, parts: done)
  }
}
