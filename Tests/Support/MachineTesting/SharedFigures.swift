package import Foundation

/// Measured values of others, stored beside the project; without them the tests that need them
/// pass.
package enum SharedFigures {
  /// The contents of a file in the shared folder; nil if there is none.
  package static func data(_ path: String) -> Data? {
    let folder = URL(filePath: #filePath).appending(path: "../../../../../shared").standardized
    return try? Data(contentsOf: folder.appending(path: path))
  }

  /// Strokes with the velocity that a quadratic least-squares fit gives.
  package struct VelocityStrokes: Decodable {
    package struct Stroke: Decodable {
      package let events: [Event]
      package let velocity: [Double]
      package let velocityOnIOS: [Double]?

      private enum CodingKeys: String, CodingKey {
        case events
        case velocity = "expect_velocity_px_s"
        case velocityOnIOS = "ios_fling_tracker_px_s"
      }
    }
    package struct Event: Decodable {
      package let kind: String
      package let time: Double
      package let x: Double
      package let y: Double

      package init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        kind = try values.decode(String.self)
        time = try values.decode(Double.self)
        x = try values.decode(Double.self)
        y = try values.decode(Double.self)
      }
    }
    package let strokes: [Stroke]
    package let interrupted: Stroke
  }

  /// The strokes; nil if the file is missing.
  package static func velocityStrokes() throws -> VelocityStrokes? {
    guard let data = data("reference/flutter_velocity.json") else { return nil }
    return try JSONDecoder().decode(VelocityStrokes.self, from: data)
  }

  /// The expected final velocity of a recorded fling.
  package struct ExpectedVelocity: Decodable {
    package let strategy: String
    package let axis: String
    package let value: Double?

    private enum CodingKeys: String, CodingKey {
      case strategy, axis
      case value = "px_per_s"
    }
  }

  /// The flings' expected velocities by recording; nil if the file is missing.
  package static func flingVelocities() throws -> [String: [ExpectedVelocity]]? {
    guard let data = data("recordings/aosp/velocity_expected.json") else { return nil }
    return try JSONDecoder().decode([String: [ExpectedVelocity]].self, from: data)
  }

  /// The flings' rows by recording: nanoseconds, x, y; the last row is the lift.
  package static func flings() -> [String: [(nanoseconds: Int64, x: Double, y: Double)]]? {
    guard let data = data("recordings/aosp/velocity_flings.csv") else { return nil }
    var flings: [String: [(nanoseconds: Int64, x: Double, y: Double)]] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      guard cells[2] == "0", let time = Int64(cells[1]), let x = Double(cells[3]),
        let y = Double(cells[4])
      else { continue }
      flings[String(cells[0]), default: []].append((time, x, y))
    }
    return flings
  }
}
