import PlaygroundPage
import Testing

/// The page as a file.
struct PlaygroundPageTests {
  private static let page = PlaygroundPage(scene: "drawer").html

  @Test("The page loads nothing, and runs its own script alone")
  func selfContained() {
    #expect(!Self.page.contains("{{"))
    #expect(!Self.page.contains("src=\"http"))
    #expect(!Self.page.contains("@import"))
    #expect(Self.page.contains("default-src 'none'"))
    #expect(Self.page.contains("'wasm-unsafe-eval'"))
    #expect(!Self.page.contains("unsafe-inline"))
    #expect(Self.page.contains("data-scene=\"drawer\""))
  }

  @Test(
    "The module is text of 64 characters",
    arguments: [
      ([], ""), ([77], "TQ=="), ([77, 97], "TWE="), ([77, 97, 110], "TWFu"),
      ([255, 254, 0, 1], "//4AAQ=="),
    ]
  )
  func module(bytes: [UInt8], text: String) {
    #expect(PlaygroundPage(scene: "", module: bytes).html.contains(">\(text)</script>"))
  }
}
