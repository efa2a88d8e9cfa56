/// A pan that comes in from an edge of the screen (rule 6.14).
///
/// It is a pan with two more demands: its fingers start within the strip along one of the edges,
/// and the travel that makes it begin leads inwards more than along that edge.
public struct ScreenEdgePanMachine: GestureMachine {
  /// What an edge pan has to be like.
  public struct Configuration: Hashable, Sendable {
    /// The edges that it may come from.
    public var edges: RectEdges
    /// The rectangle whose edges are meant, in points of the window.
    public var bounds: Rect
    /// What it has to be like as a pan.
    public var pan: PanMachine.Configuration

    /// Creates a configuration.
    public init(
      edges: RectEdges = [],
      bounds: Rect = .zero,
      pan: PanMachine.Configuration = PanMachine.Configuration(maximumNumberOfTouches: 1)
    ) {
      self.edges = edges
      self.bounds = bounds
      self.pan = pan
    }
  }

  /// Where the attempt stands.
  private enum State {
    /// No finger came yet.
    case ready
    /// The pan has not begun; it may still come from these edges.
    case possible(from: RectEdges)
    /// The pan has begun, or the attempt is over: `pan` knows.
    case decided
  }

  /// What the edge pan has to be like; `edges` and `bounds` hold from the next attempt on.
  public var configuration: Configuration {
    didSet { pan.configuration = configuration.pan }
  }
  /// The thresholds; changes hold from the next input on.
  public var constants: GestureConstants {
    didSet { pan.constants = constants }
  }
  private var state = State.ready
  /// The pan that this is.
  private var pan: PanMachine
  /// How far from its edge the farthest finger began, in points.
  private var startDistance = 0.0

  /// Creates a machine that waits for its first finger.
  public init(
    configuration: Configuration = Configuration(),
    constants: GestureConstants = .standard
  ) {
    self.configuration = configuration
    self.constants = constants
    pan = PanMachine(configuration: configuration.pan, constants: constants)
  }

  // MARK: What the pan tells

  /// The way that the fingers have dragged, without the slop, in points of the window (rule 6.6).
  public var translation: Vector { pan.translation }

  /// Lets the translation go on from a value, and forgets the velocity (rule 6.6).
  public mutating func setTranslation(_ translation: Vector) { pan.setTranslation(translation) }

  /// How fast the fingers drag, in points per second (rule 6.8).
  public var velocity: Vector { pan.velocity }

  // MARK: Inputs

  /// None: only touches move a pan.
  public var deadline: TouchTime? { nil }

  /// Whether a finger came after the beginning, beyond the most that may drag (rule 6.7).
  public func ignores(_ id: Contact.ID) -> Bool { pan.ignores(id) }

  /// Fails at once when a finger comes down outside the strip (rule 6.14).
  public mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    let edges: RectEdges
    switch state {
    case .ready: edges = configuration.edges
    case .possible(let left): edges = left
    case .decided: return pan.began(contacts, at: time)
    }
    var left = edges
    for contact in contacts where contact.location.isPlausible {
      var nearest = Double.infinity
      left = left.filter { edge in
        let distance = configuration.bounds.distance(of: contact.location, from: edge)
        nearest = min(nearest, distance)
        return !Threshold.exceeds(distance, constants.edgeStrip)
      }
      startDistance = max(startDistance, nearest)
      if left.isEmpty { return fail(.awayFromEdge(nearest, limit: constants.edgeStrip)) }
    }
    state = .possible(from: left)
    return after(pan.began(contacts, at: time))
  }

  /// Begins when the fingers have travelled the slop inwards; follows them from then on.
  public mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    after(pan.moved(contacts, at: time))
  }

  /// Ends the pan with its last finger.
  public mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    after(pan.ended(contacts, at: time))
  }

  /// Breaks the pan off when its last finger is taken.
  public mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    after(pan.cancelled(contacts, at: time))
  }

  /// Waits on: a pan has no deadline.
  public mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer {
    after(pan.deadlinePassed(at: time))
  }

  /// How far from the edge the fingers began.
  public var passed: [GestureReason] { [.awayFromEdge(startDistance, limit: constants.edgeStrip)] }

  /// Forgets the fingers, their path and its velocity.
  public mutating func reset() {
    state = .ready
    startDistance = 0
    pan.reset()
  }

  // MARK: Steps

  /// What the pan's answer means: a beginning has to lead inwards.
  private mutating func after(_ answer: GestureAnswer) -> GestureAnswer {
    guard case .possible(let edges) = state, answer.wish != nil else { return answer }
    state = .decided
    guard answer.wish == .began else { return answer }
    var reason = GestureReason.inwards(0, along: 0)
    var leadsInwards = false
    edges.forEach { edge in
      // At most one edge can have the greater part of the travel before it.
      guard !leadsInwards else { return }
      let (inward, along) = edge.parts(of: pan.path)
      reason = .inwards(inward, along: along)
      leadsInwards = Threshold.exceeds(inward, along)
    }
    return leadsInwards ? .began(reason) : fail(reason)
  }

  private mutating func fail(_ reason: GestureReason) -> GestureAnswer {
    state = .decided
    return pan.finish(.failed(reason))
  }
}
