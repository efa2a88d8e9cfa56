import Testing
import TouchCore

@testable import DeliberateTouch

@Suite struct MenuFanTests {
  private let screen = Rect(x: 0, y: 0, width: 400, height: 800)

  @Test(
    "Deliberate gestures 1 away from edges icons open upwards, side by side, in proportion to the menu's opening"
  )
  func upwards() {
    let fan = MenuFan(count: 2, at: Point(x: 200, y: 400), in: screen)
    for openness in [0, 0.5, 1, 2.0] {
      let places = (0..<2).map { fan.place(of: $0, openness: openness) }
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
          let place = fan.place(of: index, openness: 1)
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
      let place = fan.place(of: index, openness: 1)
      #expect(fan.icon(at: place + Vector(dx: 0, dy: -28)) == index)
      #expect(fan.icon(at: place + Vector(dx: 0, dy: -28.1)) == nil)
    }
    #expect(fan.icon(at: Point(x: 200, y: 400)) == nil)
    #expect(MenuFan(count: 0, at: .zero, in: screen).icon(at: .zero) == nil)
  }

  @Test("Deliberate gestures 1 with a touch or a screen that is NaN each icon still has a location")
  func noNumbers() {
    for place in [Point(x: .nan, y: 5), Point(x: 5, y: .infinity)] {
      let fan = MenuFan(count: 2, at: place, in: screen)
      #expect(fan.origin == .zero)
      let icon = fan.place(of: 1, openness: 1)
      #expect(icon.x > 0 && icon.x < 400 && icon.y > 0 && icon.y < 800)
    }
    let fan = MenuFan(count: 2, at: .zero, in: Rect(x: 0, y: 0, width: .nan, height: 800))
    #expect(fan.ways.count == 2)
  }
}
