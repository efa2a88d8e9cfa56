import TouchCore
public import TouchStage

extension RecognizedGesture {
  /// The gesture as one line for people: time, name, location, fingers and what else it knows.
  ///
  /// Times are seconds, locations and displacements points, velocities points a second.
  public var text: String {
    var parts = [Columns.padded(timeText, to: 15), Columns.padded(recognizer, to: 12)]
    parts.append(Columns.padded(placeText, to: 37))
    parts.append(touches == 1 ? "1 finger" : "\(touches) fingers")
    parts += valueTexts
    if isCancelled { parts.append("cancelled") }
    return parts.joined(separator: "  ")
  }

  private var timeText: String {
    let start = NumberText.fixed(first.time.seconds, 3)
    return isDiscrete ? "\(start) s" : "\(start)-\(NumberText.fixed(last.time.seconds, 3)) s"
  }

  private var placeText: String {
    let from = NumberText.pair(first.location.x, first.location.y)
    let to = NumberText.pair(last.location.x, last.location.y)
    return from == to ? "at \(from)" : "from \(from) to \(to)"
  }

  private var valueTexts: [String] {
    switch last.values {
    case .none: return []
    case .pan(let translation, let velocity):
      return [
        "travel \(NumberText.pair(translation.dx, translation.dy))",
        "velocity \(NumberText.pair(velocity.dx, velocity.dy))",
      ]
    case .pinch(let scale, let velocity):
      return ["scale \(NumberText.fixed(scale, 2))", "velocity \(NumberText.fixed(velocity, 2))/s"]
    case .rotation(let rotation, let velocity):
      return [
        "angle \(NumberText.fixed(rotation * 180 / .pi, 1))°",
        "velocity \(NumberText.fixed(velocity * 180 / .pi, 1))°/s",
      ]
    }
  }
}
