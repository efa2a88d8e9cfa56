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
    #expect(NearestName.find(typed, among: Self.names) == name)
  }

  @Test(
    "Where most letters are others, nothing is suggested",
    arguments: ["", "x", "rotation", "tapestry", "top-left", "swipe", "é", "🖐🏽"]
  )
  func far(typed: String) {
    #expect(NearestName.find(typed, among: Self.names) == nil)
  }

  @Test("Of names as near, the first is suggested; none of no names; never what was typed")
  func ties() {
    #expect(NearestName.find("pat", among: ["pan", "tap", "pad"]) == "pan")
    #expect(NearestName.find("pat", among: ["tap", "pad", "pan"]) == "pad")
    #expect(NearestName.find("tap", among: [String]()) == nil)
    #expect(NearestName.find("tap", among: ["tap"]) == nil)
  }

  @Test("The first and the last letter of the alphabet may be capitals, too")
  func capitals() {
    #expect(NearestName.find("Zan", among: ["pan", "zan"]) == "zan")
    #expect(NearestName.find("Aan", among: ["pan", "aan"]) == "aan")
    #expect(NearestName.find("zan", among: ["pan", "Zan"]) == "Zan")
    // What stands beside the letters is none.
    #expect(NearestName.find("[an", among: ["pan", "{an"]) == "pan")
    #expect(NearestName.find("@an", among: ["pan", "`an"]) == "pan")
  }

  @Test("A name may differ in a third of its letters, rounded down, and in one at least")
  func share() {
    #expect(NearestName.find("abcdefghi", among: ["abcdefxyz"]) == "abcdefxyz")
    #expect(NearestName.find("abcdefgh", among: ["abcdexyz"]) == nil)
    #expect(NearestName.find("abcdefgh", among: ["abcdefyz"]) == "abcdefyz")
    #expect(NearestName.find("ab", among: ["ax"]) == "ax")
    #expect(NearestName.find("abcde", among: ["abcxy"]) == nil)
  }

  @Test("A remedy asks for the nearest name and lists all")
  func remedy() {
    #expect(
      NearestName.remedy("tapp", among: ["tap", "pan"], "it has")
        == "did you mean tap? it has tap, pan"
    )
    #expect(NearestName.remedy("zoom", among: ["tap", "pan"], "it has") == "it has tap, pan")
  }
}
