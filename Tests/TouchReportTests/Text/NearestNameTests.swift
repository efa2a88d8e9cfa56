import Expectations
import Testing

@testable import TouchReport

/// What is suggested where a name is mistyped.
struct NearestNameTests {
  private static let names = [
    "tap", "doubleTap", "longPress", "pan", "swipeLeft", "swipeRight", "pinch", "edgePan",
  ]

  @Test(
    "The name with the fewest changes is found, capitals or not",
    arguments: [
      ("tapp", "tap"), ("Tap", "tap"), ("tpa", "tap"), ("doubletap", "doubleTap"),
      ("DOUBLE-TAP", "doubleTap"), ("longpres", "longPress"), ("swipeLeftt", "swipeLeft"),
      ("swipelfet", "swipeLeft"), ("egdePan", "edgePan"), ("an", "pan"), ("pinhc", "pinch"),
    ]
  )
  func near(typed: String, name: String) {
    expectEqual(NearestName.find(typed, among: Self.names), name)
  }

  @Test(
    "Where most letters are others, nothing is suggested",
    arguments: ["", "x", "rotation", "tapestry", "top-left", "swipe", "é", "🖐🏽"]
  )
  func far(typed: String) {
    expectNil(NearestName.find(typed, among: Self.names))
  }

  @Test("Of names as near, the first is suggested; none of no names; never what was typed")
  func ties() {
    expectEqual(NearestName.find("pat", among: ["pan", "tap", "pad"]), "pan")
    expectEqual(NearestName.find("pat", among: ["tap", "pad", "pan"]), "pad")
    expectNil(NearestName.find("tap", among: [String]()))
    expectNil(NearestName.find("tap", among: ["tap"]))
  }

  @Test("The first and the last letter of the alphabet may be capitals, too")
  func capitals() {
    expectEqual(NearestName.find("Zan", among: ["pan", "zan"]), "zan")
    expectEqual(NearestName.find("Aan", among: ["pan", "aan"]), "aan")
    expectEqual(NearestName.find("zan", among: ["pan", "Zan"]), "Zan")
    // What stands beside the letters is none.
    expectEqual(NearestName.find("[an", among: ["pan", "{an"]), "pan")
    expectEqual(NearestName.find("@an", among: ["pan", "`an"]), "pan")
  }

  @Test("A name may differ in a third of its letters, rounded down, and in one at least")
  func share() {
    expectEqual(NearestName.find("abcdefghi", among: ["abcdefxyz"]), "abcdefxyz")
    expectNil(NearestName.find("abcdefgh", among: ["abcdexyz"]))
    expectEqual(NearestName.find("abcdefgh", among: ["abcdefyz"]), "abcdefyz")
    expectEqual(NearestName.find("ab", among: ["ax"]), "ax")
    expectNil(NearestName.find("abcde", among: ["abcxy"]))
  }

  @Test("A remedy asks for the nearest name and lists all")
  func remedy() {
    expectEqual(
      NearestName.remedy("tapp", among: ["tap", "pan"], "it has"),
      "did you mean tap? it has tap, pan"
    )
    expectEqual(NearestName.remedy("zoom", among: ["tap", "pan"], "it has"), "it has tap, pan")
  }
}
