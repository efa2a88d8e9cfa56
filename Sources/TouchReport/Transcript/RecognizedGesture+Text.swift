import TouchCore
public import TouchStage

extension RecognizedGesture {
  /// The gesture as one line for people: time, name, place, fingers and what else it knows.
  ///
  /// Times are seconds, places and ways points, velocities points a second.
  public var text: String {
    var parts = [padded(timeText, to: 15), padded(recognizer, to: 12)]
    parts.append(padded(placeText, to: 37))
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
    let from = pair(first.location.x, first.location.y)
    let to = pair(last.location.x, last.location.y)
    return from == to ? "at \(from)" : "from \(from) to \(to)"
  }

  private var valueTexts: [String] {
    switch last.values {
    case .none: return []
    case .pan(let translation, let velocity):
      return [
        "travel \(pair(translation.dx, translation.dy))",
        "velocity \(pair(velocity.dx, velocity.dy))",
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

  private func pair(_ x: Double, _ y: Double) -> String {
    "(\(NumberText.fixed(x, 1)), \(NumberText.fixed(y, 1)))"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
