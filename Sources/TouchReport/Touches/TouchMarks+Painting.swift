public import TouchCore
public import TouchGraphics

extension TouchMarks {
  /// Draws the marks as they are at a moment, not before the last frame that was taken.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - scale: How many times larger than their own points marks are drawn.
  ///   - list: The picture.
  /// - Complexity: O(*n*) in the number of fingers and their samples of the last third of a second.
  public func paint(at time: TouchTime, scale: Double = 1, on list: inout DisplayList) {
    for finger in fingers where finger.fading(at: time) < 1 {
      let opacity = 1 - finger.fading(at: time)
      list.group(PaintGroup(opacity: opacity)) {
        paintTrail(of: finger, at: time, width: 5 * scale, on: &$0)
      }
      // The mark is drawn around the origin, and then brought to its location.
      let location = finger.contact.position
      let map = Transform2D.scale(x: scale, y: scale)
        .concatenating(.translation(x: location.x, y: location.y))
      list.group(PaintGroup(transform: map, opacity: opacity)) {
        if finger.contact.phase.isRegion {
          paintHover(finger, on: &$0)
        } else if finger.isCancelled {
          paintCancelled(finger, on: &$0)
        } else if finger.ended != nil {
          paintLifted(finger, at: time, on: &$0)
        } else {
          paintDown(finger, at: time, on: &$0)
        }
      }
    }
  }

  // MARK: Phases

  private func paintDown(_ finger: Finger, at time: TouchTime, on list: inout DisplayList) {
    let color = TouchMarkStyle.color(finger.number)
    let radius = radius(of: finger)
    let age = (time - finger.began).seconds / TouchMarkStyle.freshness
    if age < 1 {
      let wave = circle(radius * (1.1 + 0.9 * age))
      list.stroke(wave, color.withAlpha(0.9 * (1 - age)), PaintStroke(width: 2.5))
    }
    let area = circle(radius)
    list.fill(area, color.withAlpha(0.2 + 0.45 * (hardness(of: finger) ?? 0.3)))
    list.stroke(area, PaintColor.white.withAlpha(0.9), PaintStroke(width: 1))
    paintGauge(of: finger, radius: radius + 3.5, on: &list)
    paintTilt(of: finger, on: &list)
    paintDot(of: finger, color, on: &list)
  }

  private func paintLifted(_ finger: Finger, at time: TouchTime, on list: inout DisplayList) {
    let radius = radius(of: finger) * (1 + 0.4 * finger.fading(at: time))
    let color = TouchMarkStyle.color(finger.number)
    list.stroke(circle(radius), color, PaintStroke(width: 2))
    list.fill(circle(2.5), color)
  }

  private func paintCancelled(_ finger: Finger, on list: inout DisplayList) {
    let radius = radius(of: finger)
    let color = TouchMarkStyle.cancelled
    list.stroke(circle(radius), color, PaintStroke(width: 2, dash: [4, 3]))
    var cross = Path()
    let arm = radius * 0.5
    cross.move(to: Point(x: -arm, y: -arm))
    cross.addLine(to: Point(x: arm, y: arm))
    cross.move(to: Point(x: arm, y: -arm))
    cross.addLine(to: Point(x: -arm, y: arm))
    list.stroke(cross, color, PaintStroke(width: 3, cap: .round))
  }

  private func paintHover(_ finger: Finger, on list: inout DisplayList) {
    let color = TouchMarkStyle.color(finger.number)
    let ring = circle(TouchMarkStyle.leastRadius)
    list.stroke(ring, color, PaintStroke(width: 1.5, dash: [3, 3]))
    list.fill(circle(2), color)
  }

  // MARK: Parts

  private func paintDot(of finger: Finger, _ color: PaintColor, on list: inout DisplayList) {
    let dot = circle(TouchMarkStyle.dot)
    list.fill(dot, color)
    list.stroke(dot, .white, PaintStroke(width: 1))
    let size = finger.number < 10 ? 10.0 : 8.0
    list.text(
      PaintText(
        "\(finger.number)",
        at: Point(x: 0, y: size * 0.35),
        size: size,
        weight: 700,
        alignment: .center,
        color: .white
      )
    )
  }

  /// The part of a ring that is as long as the force is large, clockwise from the top.
  private func paintGauge(of finger: Finger, radius: Double, on list: inout DisplayList) {
    guard let share = share(of: finger), share > 0 else { return }
    var arc = Path()
    arc.addArc(
      center: .zero,
      radius: radius,
      from: -.pi / 2,
      by: 2 * .pi * min(share, 1)
    )
    list.stroke(arc, .white, PaintStroke(width: 5, join: .round))
    list.stroke(arc, TouchMarkStyle.color(finger.number), PaintStroke(width: 3, join: .round))
  }

  /// A pen's vector from its tip towards its tail, longer the flatter it lies.
  private func paintTilt(of finger: Finger, on list: inout DisplayList) {
    guard let altitude = finger.contact.altitude, let azimuth = finger.contact.azimuth else {
      return
    }
    let length = 60 * ElementaryFunctions.cos(altitude)
    guard length > TouchMarkStyle.dot else { return }
    var shaft = Path()
    shaft.move(to: .zero)
    shaft.addLine(
      to: Point(
        x: length * ElementaryFunctions.cos(azimuth),
        y: length * ElementaryFunctions.sin(azimuth)
      )
    )
    list.stroke(shaft, TouchMarkStyle.color(finger.number), PaintStroke(width: 3, cap: .round))
  }

  private func paintTrail(
    of finger: Finger,
    at time: TouchTime,
    width: Double,
    on list: inout DisplayList
  ) {
    let oldest = time - .seconds(TouchMarkStyle.trail)
    let locations = finger.trail.filter { $0.time >= oldest }.map(\.location)
    guard let first = locations.first, locations.count > 1 else { return }
    var line = Path()
    line.move(to: first)
    var length = 0.0
    for (location, before) in zip(locations.dropFirst(), locations) {
      line.addLine(to: location)
      length += before.distance(to: location)
    }
    guard length >= TouchMarkStyle.shortestTrail else { return }
    let color = TouchMarkStyle.color(finger.number).withAlpha(0.45)
    list.stroke(line, color, PaintStroke(width: width, cap: .round, join: .round))
  }

  // MARK: Measures

  /// A circle around the origin.
  private func circle(_ radius: Double) -> Path {
    Path(ellipseIn: Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
  }

  /// The force as a share of the largest; nil where none is measured.
  private func share(of finger: Finger) -> Double? {
    guard let force = finger.contact.force, let maximumForce, maximumForce > 0 else { return nil }
    return max(force / maximumForce, 0)
  }

  /// How hard a finger seems to press, 0 to 1: light touches differ more than hard ones.
  private func hardness(of finger: Finger) -> Double? {
    share(of: finger).map { min($0, 1).squareRoot() }
  }

  private func radius(of finger: Finger) -> Double {
    let touched = finger.contact.radius ?? TouchMarkStyle.leastRadius
    let drawn = min(max(touched, TouchMarkStyle.leastRadius), TouchMarkStyle.largestRadius)
    return drawn * (1 + (hardness(of: finger) ?? 0.3))
  }
}
