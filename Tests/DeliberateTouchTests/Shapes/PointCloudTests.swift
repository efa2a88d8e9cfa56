import Expectations
import Foundation
import MachineTesting
import Testing
import TouchCore
import UIKit

@testable import DeliberateTouch

struct PointCloudTests {
  /// Hand-drawn shapes by name.
  private static let shapes: [(name: String, strokes: [[CGPoint]])] = [
    ("circle", [arc(0, 2 * .pi)]),
    ("half", [arc(0, .pi)]),
    ("L", [[CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 100), CGPoint(x: 60, y: 100)]]),
    (
      "Z",
      [[CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 0, y: 90), CGPoint(x: 80, y: 90)]]
    ),
    (
      "X",
      [
        [CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 80)], [CGPoint(x: 80, y: 0), CGPoint(x: 0, y: 80)],
      ]
    ),
    (
      "T",
      [
        [CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0)],
        [CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 100)],
      ]
    ),
    ("line", [[CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]]),
  ]

  @Test("strokes of any kind become as many points as templates have, the ends among them")
  func points() throws {
    for (name, strokes) in Self.shapes {
      let cloud = try #require(PointCloud(strokes: strokes), "\(name)")
      expectEqual(cloud.points.count, PointCloud.count, "\(name)")
    }
    let line = try #require(PointCloud(strokes: [[.zero, CGPoint(x: 31, y: 0)]]))
    let steps = zip(line.points, line.points.dropFirst()).map { $0.distance(to: $1) }
    #expect(steps.allSatisfy { ($0 - 1.0 / 31).magnitude < 1e-9 })
    #expect(abs(line.points[0].x + 0.5) < 1e-9)
  }

  private static func arc(_ from: Double, _ to: Double) -> [CGPoint] {
    (0...40).map { step in
      let angle = from + (to - from) * Double(step) / 40
      return CGPoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle))
    }
  }

  private static let matcher: PointCloudMatcher = {
    var matcher = PointCloudMatcher()
    for shape in shapes { matcher.record(shape.name, strokes: shape.strokes) }
    return matcher
  }()

  private func changed(_ strokes: [[CGPoint]], _ change: (CGPoint) -> CGPoint) -> [[CGPoint]] {
    strokes.map { $0.map(change) }
  }

  @Test("A cloud has 32 points, their mean is the origin, and its longer side is 1")
  func normal() throws {
    for shape in Self.shapes {
      let cloud = try #require(PointCloud(strokes: shape.strokes))
      expectEqual(cloud.points.count, PointCloud.count)
      let x = cloud.points.map(\.x)
      let y = cloud.points.map(\.y)
      #expect((x.reduce(0, +)).magnitude < 1e-9)
      #expect((y.reduce(0, +)).magnitude < 1e-9)
      let side = max(x.max()! - x.min()!, y.max()! - y.min()!)
      #expect((side - 1).magnitude < 1e-9, "\(shape.name)")
    }
  }

  @Test(
    "Each shape is recognized: larger, translated, backwards, with strokes in another order"
  )
  func recognized() {
    for shape in Self.shapes {
      let drawings = [
        shape.strokes,
        changed(shape.strokes) { CGPoint(x: $0.x * 3 + 500, y: $0.y * 3 - 200) },
        shape.strokes.map { $0.reversed() },
        shape.strokes.reversed(),
      ]
      for drawing in drawings {
        expectEqual(Self.matcher.match(drawing)?.name, shape.name)
      }
      #expect((Self.matcher.match(shape.strokes)?.score ?? 0) > 0.999_999)
    }
  }

  @Test("Shapes drawn with a tremor are recognized", arguments: 1...20)
  func trembling(_ seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    for shape in Self.shapes {
      let drawing = changed(shape.strokes) {
        CGPoint(
          x: $0.x + .random(in: -4...4, using: &numbers),
          y: $0.y + .random(in: -4...4, using: &numbers)
        )
      }
      expectEqual(Self.matcher.match(drawing)?.name, shape.name)
    }
  }

  @Test("Shapes are not rotated: a vertical line isn't a horizontal one")
  func turned() throws {
    let lying = try #require(PointCloud(stroke: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]))
    let standing = try #require(PointCloud(stroke: [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 100)]))
    #expect(lying.distance(to: standing) > 2)
  }

  @Test("A distance is 0 to itself, symmetric, and cut off at its limit")
  func distance() throws {
    let clouds = try Self.shapes.map { try #require(PointCloud(strokes: $0.strokes)) }
    for one in clouds {
      expectEqual(one.distance(to: one), 0)
      for other in clouds where other != one {
        let distance = one.distance(to: other)
        expectEqual(distance, other.distance(to: one))
        expectEqual(one.distance(to: other, limit: distance / 2), distance / 2)
        expectEqual(one.distance(to: other, limit: distance * 2), distance)
      }
    }
  }

  /// The paper's sum of weighted distances, from one point on: each point and the nearest unpaired one.
  private static func sum(_ points: [Point], _ others: [Point], from start: Int) -> Double {
    var unpaired = others
    var sum = 0.0
    for (step, point) in (points[start...] + points[..<start]).enumerated() {
      let distances = unpaired.map { point.distance(to: $0) }
      let least = distances.min() ?? 0
      sum += (1 - Double(step) / Double(points.count)) * least
      distances.firstIndex(of: least).map { _ = unpaired.remove(at: $0) }
    }
    return sum
  }

  @Test("A distance is the least sum of all starts, in which every pair counts, the last one least")
  func sums() throws {
    let clouds = try Self.shapes.map { try #require(PointCloud(strokes: $0.strokes)) }
    let starts = stride(from: 0, to: PointCloud.count, by: 5)
    expectEqual(PointCloud.count, 32)
    for one in clouds {
      for other in clouds where other != one {
        let sums = starts.flatMap { start in
          [
            Self.sum(one.points, other.points, from: start),
            Self.sum(other.points, one.points, from: start),
          ]
        }
        let least = try #require(sums.min())
        #expect((one.distance(to: other) - least).magnitude < 1e-9)
      }
    }
  }

  @Test("A drawing without extent has no shape, and NaN locations are ignored")
  func degenerate() throws {
    let dot = CGPoint(x: 5, y: 5)
    expectNil(PointCloud(strokes: []))
    expectNil(PointCloud(strokes: [[], []]))
    expectNil(PointCloud(stroke: [dot]))
    expectNil(PointCloud(stroke: [dot, dot, dot]))
    expectNil(PointCloud(strokes: [[dot], [CGPoint(x: 9, y: 5)]]), "two dots are no stroke")
    let (nan, infinite) = (CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity))
    expectNil(PointCloud(stroke: [nan, dot, infinite]))
    let line = try #require(
      PointCloud(stroke: [
        dot, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 105, y: 5), CGPoint(x: 1e300, y: 0),
      ])
    )
    expectEqual(line, PointCloud(stroke: [dot, CGPoint(x: 105, y: 5)]))
  }

  @Test("Templates are recorded and removed, and of equal matches the first wins")
  func templates() {
    var matcher = PointCloudMatcher()
    let stroke = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]
    expectNil(matcher.match([stroke]))
    let isDot = matcher.record("dot", strokes: [[.zero]])
    #expect(!isDot)
    let isFirst = matcher.record("first", strokes: [stroke])
    #expect(isFirst)
    let isSecond = matcher.record("second", strokes: [stroke])
    #expect(isSecond)
    expectEqual(matcher.match([stroke])?.name, "first")
    matcher.forget("first")
    expectEqual(matcher.match([stroke]), .init(name: "second", score: 1))
    expectNil(matcher.match([[.zero]]))
  }

  @Test("A shape unlike every template still has a best match, with a score of at least 0")
  func score() {
    var matcher = PointCloudMatcher()
    matcher.record("lying", strokes: [[.zero, CGPoint(x: 100, y: 0)]])
    expectEqual(matcher.match([[.zero, CGPoint(x: 0, y: 100)]]), .init(name: "lying", score: 0))
  }

  @Test("The published clouds: 64 of 64 labels, each score as published")
  func published() throws {
    struct Reference: Decodable {
      struct Case: Decodable {
        struct Answer: Decodable {
          let name: String
          let score: Double
        }
        let label: String
        let template: String
        let points: [[Double]]
        let dollarP: Answer
      }
      let cases: [Case]
      let templates: [String: [[Double]]]
    }
    guard let data = SharedFigures.data("reference/dollarP_reference.json") else { return }
    let reference = try JSONDecoder().decode(Reference.self, from: data)
    func strokes(_ points: [[Double]]) -> [[CGPoint]] {
      var strokes: [Double: [CGPoint]] = [:]
      for point in points {
        strokes[point[2], default: []].append(CGPoint(x: point[0], y: point[1]))
      }
      return strokes.sorted { $0.key < $1.key }.map(\.value)
    }
    var matcher = PointCloudMatcher()
    for template in reference.templates.sorted(by: { $0.key < $1.key }) {
      matcher.record(template.key, strokes: strokes(template.value))
    }
    var right = 0
    for one in reference.cases {
      let match = try #require(matcher.match(strokes(one.points)))
      expectEqual(match.name, one.template, "\(one.label)")
      if match.name == one.template { right += 1 }
      #expect((match.score - one.dollarP.score).magnitude < 1e-6, "\(one.label) \(one.template)")
    }
    expectEqual(reference.cases.count, 64)
    expectEqual(right, 64)
  }
}
