import TouchCore
import TouchStage

/// Where moments lie along a timeline, and which of them are labelled.
struct TimelineAxis {
  /// When it begins.
  let began: TouchTime
  /// When it ends.
  let ended: TouchTime
  /// How long it is, in cells or points.
  let length: Double

  /// Where a moment lies.
  func position(of time: TouchTime) -> Double {
    length * (time - began).seconds / (ended - began).seconds
  }

  /// The cell that a moment lies in, for an axis whose length is in cells; one beyond an end where the
  /// moment lies outside.
  func cell(of time: TouchTime) -> Int {
    let cells = Int(length.rounded(.up), within: 0...100_000)
    return Int(position(of: time).rounded(), within: -1...cells + 1)
  }

  /// Round moments along the axis, at least so far apart, with their labels in seconds.
  func ticks(apart distance: Double) -> [(time: TouchTime, label: String)] {
    let span = (ended - began).seconds
    let least = span * min(distance / length, 1)
    var step = TimelineAxis.finest
    var decimals = 3
    // 1, 2, 5, 10, 20, 50 …
    var factors = [2.0, 2.5, 2.0]
    while step < least {
      let factor = factors.removeFirst()
      factors.append(factor)
      step *= factor
      if step >= 0.0099, decimals == 3 { decimals = 2 }
      if step >= 0.099, decimals == 2 { decimals = 1 }
      if step >= 0.99, decimals == 1 { decimals = 0 }
    }
    var ticks: [(time: TouchTime, label: String)] = []
    var number = (began.seconds / step).rounded(.up)
    while number * step <= ended.seconds {
      ticks.append((.seconds(number * step), NumberText.fixed(number * step, decimals)))
      number += 1
    }
    return ticks
  }

  /// The closest that labelled moments are, in seconds (our own choice).
  private static let finest = 0.001
}
