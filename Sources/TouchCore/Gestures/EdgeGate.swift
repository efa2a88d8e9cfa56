/// What makes a pan one that comes in from an edge of the screen (rule 6.14).
///
/// All fingers start within the strip along one of the edges, and the travel that makes the pan begin
/// leads inwards more than along that edge. A pan's attempt takes a copy and rules edges out of it.
public struct EdgeGate: Hashable, Sendable {
  /// The edges that the pan may come from.
  public var edges: RectEdges
  /// The rectangle whose edges are meant, in points of the window.
  public var bounds: Rect
  /// How far from its edge the farthest finger began, in points.
  private var startDistance = 0.0

  /// Creates a gate.
  public init(edges: RectEdges = [], bounds: Rect = .zero) {
    self.edges = edges
    self.bounds = bounds
  }

  /// Rules out the edges that new fingers are too far from; gives the reason where none is left.
  mutating func admit(
    _ contacts: [ContactSample],
    within strip: Double
  ) -> GestureReason? {
    if edges.isEmpty { return .explained(ReasonText("has no edges to come from (edges)"), nil) }
    for contact in contacts where contact.location.isPlausible {
      var nearest = Double.infinity
      edges = edges.filter { edge in
        let distance = bounds.distance(of: contact.location, from: edge)
        nearest = min(nearest, distance)
        return !Threshold.exceeds(distance, strip)
      }
      startDistance = max(startDistance, nearest)
      if edges.isEmpty { return .measured(.awayFromEdge, nearest, limit: strip) }
    }
    return nil
  }

  /// Whether a path leads inwards more than along one of the edges, and by how much.
  func judge(_ path: Vector) -> (leadsInwards: Bool, reason: GestureReason) {
    var reason = GestureReason.measured(.inwards, 0, limit: 0)
    var leadsInwards = false
    edges.forEach { edge in
      // At most one edge can have the greater part of the travel before it.
      guard !leadsInwards else { return }
      let (inward, along) = edge.parts(of: path)
      reason = .measured(.inwards, inward, limit: along)
      leadsInwards = Threshold.exceeds(inward, along)
    }
    return (leadsInwards, reason)
  }

  /// How far from its edge the farthest finger began, held against the strip.
  func distanceOfStart(_ thresholds: GestureConstants) -> GestureReason {
    .measured(.awayFromEdge, startDistance, limit: thresholds.edgeStrip)
  }
}
