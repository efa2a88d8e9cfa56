import Expectations
import Testing
import TouchCore

@testable import DeliberateTouch

struct TouchPathTests {
  @Test("A short path keeps every location")
  func short() {
    var path = TouchPath()
    expectEqual(path.size, 0)
    for x in 0..<100 { path.add(Point(x: Double(x), y: 7)) }
    expectEqual(path.points.map(\.x), (0..<100).map(Double.init))
    expectEqual(path.size, 99)
    path.add(Point(x: .nan, y: 0))
    expectEqual(path.points.count, 100)
    path.removeAll()
    #expect(path.points.isEmpty)
  }

  @Test("A path that was emptied is as a new one", arguments: [1, 2, 513, 700, 1501])
  func reused(_ count: Int) {
    var (path, fresh) = (TouchPath(), TouchPath())
    for x in 0..<count { path.add(Point(x: Double(x), y: 0)) }
    path.removeAll()
    expectEqual(path, fresh)
    for x in 0..<2000 {
      path.add(Point(x: Double(x), y: 1))
      fresh.add(Point(x: Double(x), y: 1))
    }
    expectEqual(path.points, fresh.points)
  }

  @Test(
    "A long path stays below its limit, keeps both ends, and is spaced evenly",
    arguments: [513, 1000, 5000, 40_000]
  )
  func long(_ count: Int) {
    var path = TouchPath()
    for x in 0..<count {
      path.add(Point(x: Double(x), y: 0))
      #expect(path.points.count <= TouchPath.limit)
      expectEqual(path.points.last?.x, Double(x))
    }
    expectEqual(path.points.first?.x, 0)
    let gaps = Set(zip(path.points.dropFirst(), path.points).map { $0.x - $1.x }.dropLast())
    expectEqual(gaps.count, 1, "\(gaps)")
    #expect(path.points.count > TouchPath.limit / 2 - 1)
    expectEqual(path.size, Double(count - 1))
  }
}
