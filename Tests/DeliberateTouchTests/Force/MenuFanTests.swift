import Expectations
import Testing
import TouchCore

@testable import DeliberateTouch

struct MenuFanTests {
  private let screen = Rect(x: 0, y: 0, width: 400, height: 800)

  @Test(
    "Deliberate gestures 1 away from edges icons open upwards, side by side, in proportion to the menu's opening"
  )
  func upwards() {
    let fan = MenuFan(count: 2, at: Point(x: 200, y: 400), in: screen)
    for openness in [0, 0.5, 1, 2.0] {
      let places = (0..<2).map { fan.location(of: $0, openness: openness) }
      for place in places {
        let expected = 90 * min(openness, 1)
        #expect((place.distance(to: Point(x: 200, y: 400)) - expected).magnitude < 1e-9)
        #expect(place.y <= 400)
      }
      #expect((places[0].x + places[1].x - 400).magnitude < 1e-9)
    }
  }

  @Test("Deliberate gestures 1 near any edge the icons stay on the screen: they open inwards")
  func inwards() {
    for x in stride(from: 0.0, through: 400, by: 20) {
      for y in stride(from: 0.0, through: 800, by: 20) {
        let fan = MenuFan(count: 2, at: Point(x: x, y: y), in: screen)
        for index in 0..<2 {
          let place = fan.location(of: index, openness: 1)
          #expect(place.x >= 27 && place.x <= 373, "\(x), \(y)")
          #expect(place.y >= 27 && place.y <= 773, "\(x), \(y)")
        }
      }
    }
  }

  @Test("Deliberate gestures 1 an icon is hit within its radius, and not outside")
  func hit() {
    let fan = MenuFan(count: 2, at: Point(x: 200, y: 400), in: screen)
    for index in 0..<2 {
      let place = fan.location(of: index, openness: 1)
      expectEqual(fan.icon(at: place + Vector(dx: 0, dy: -28)), index)
      expectNil(fan.icon(at: place + Vector(dx: 0, dy: -28.1)))
    }
    expectNil(fan.icon(at: Point(x: 200, y: 400)))
    expectNil(MenuFan(count: 0, at: .zero, in: screen).icon(at: .zero))
  }

  @Test("Deliberate gestures 1 a title is hit within its edges, and not outside")
  func titleHit() throws {
    let size = MenuFan.Title(width: 90, height: 40)
    let fan = MenuFan(count: 2, titles: [size, size], at: Point(x: 200, y: 400), in: screen)
    for index in 0..<2 {
      let title = try #require(fan.title(at: index))
      let corners = [(title.minX, title.minY), (title.maxX, title.maxY)]
      let inwards = [0.01, -0.01]
      for ((x, y), step) in zip(corners, inwards) {
        let (middleX, middleY) = (title.minX + 45, title.minY + 20)
        // What lies on an icon is the icon's.
        for (inside, outside) in [
          (Point(x: x + step, y: middleY), Point(x: x - step, y: middleY)),
          (Point(x: middleX, y: y + step), Point(x: middleX, y: y - step)),
        ] {
          expectEqual(fan.icon(at: inside), index)
          let isOnIcon = fan.location(of: index, openness: 1).distance(to: outside) <= 28
          expectEqual((fan.icon(at: outside) == index), isOnIcon)
        }
      }
    }
  }

  @Test("Deliberate gestures 1 with a touch or a screen that is NaN each icon still has a location")
  func noNumbers() {
    for place in [Point(x: .nan, y: 5), Point(x: 5, y: .infinity)] {
      let fan = MenuFan(count: 2, at: place, in: screen)
      expectEqual(fan.origin, .zero)
      let icon = fan.location(of: 1, openness: 1)
      #expect(icon.x > 0 && icon.x < 400 && icon.y > 0 && icon.y < 800)
    }
    let fan = MenuFan(count: 2, at: .zero, in: Rect(x: 0, y: 0, width: .nan, height: 800))
    expectEqual(fan.offsets.count, 2)
  }

  @Test(
    "Deliberate gestures 1 the first icon is the left one, or the upper one, wherever the menu opens"
  )
  func order() {
    let titles = [MenuFan.Title(width: 90, height: 40), MenuFan.Title(width: 120, height: 40)]
    for isMirrored in [false, true] {
      var configuration = MenuFan.Configuration()
      configuration.isMirrored = isMirrored
      for titles in [[], titles] {
        for x in stride(from: 0.0, through: 400, by: 25) {
          for y in stride(from: 0.0, through: 800, by: 25) {
            let fan = MenuFan(
              count: 2,
              titles: titles,
              at: Point(x: x, y: y),
              in: screen,
              configuration: configuration
            )
            let across = (fan.offsets[1].dx - fan.offsets[0].dx) * (isMirrored ? -1 : 1)
            let down = fan.offsets[1].dy - fan.offsets[0].dy
            #expect(across > 1e-6 || across > -1e-6 && down > 0, "\(isMirrored) \(x), \(y)")
          }
        }
      }
    }
  }

  @Test("Deliberate gestures 1 however many icons there are, none covers another")
  func many() {
    for count in [1, 2, 3, 5, 7, 8, 9, 14] {
      for title in [nil, MenuFan.Title(width: 60, height: 20)] {
        for spread in [0.0, 20, 50, 90] {
          var configuration = MenuFan.Configuration()
          configuration.spread = spread * .pi / 180
          let fan = MenuFan(
            count: count,
            titles: title.map { Array(repeating: $0, count: count) } ?? [],
            at: Point(x: 400, y: 600),
            in: Rect(x: 0, y: 0, width: 800, height: 1200),
            configuration: configuration
          )
          let places = (0..<count).map { fan.location(of: $0, openness: 1) }
          for (index, place) in places.enumerated() {
            for other in places.dropFirst(index + 1) {
              #expect(place.distance(to: other) >= 56 - 1e-6, "\(count) at \(spread)°")
            }
          }
        }
      }
    }
  }

  @Test("Deliberate gestures 1 a menu that is opened beyond the area comes into it as a whole")
  func beyond() {
    let area = Rect(x: 0, y: 0, width: 600, height: 800)
    for count in 1...4 {
      for title in [nil, MenuFan.Title(width: 60, height: 20)] {
        for x in [-300.0, 0, 300, 600, 900] {
          for y in [-300.0, 0, 400, 800, 1100] {
            let fan = MenuFan(
              count: count,
              titles: title.map { Array(repeating: $0, count: count) } ?? [],
              at: Point(x: x, y: y),
              in: area
            )
            for index in 0..<count {
              let place = fan.location(of: index, openness: 1)
              #expect((36 - 1e-6...564 + 1e-6).contains(place.x), "\(count) at \(x), \(y)")
              #expect((36 - 1e-6...764 + 1e-6).contains(place.y), "\(count) at \(x), \(y)")
              guard let title = fan.title(at: index) else { continue }
              #expect(title.minX >= 8 - 1e-6 && title.maxX <= 592 + 1e-6, "\(count) at \(x), \(y)")
              #expect(title.minY >= 8 - 1e-6 && title.maxY <= 792 + 1e-6, "\(count) at \(x), \(y)")
            }
          }
        }
      }
    }
  }
}
