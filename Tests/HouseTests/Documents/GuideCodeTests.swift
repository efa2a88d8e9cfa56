import Testing

/// The code that the pages show is code that is compiled and tested.
struct GuideCodeTests {
  @Test(
    "The README's examples are those that the client package compiles and runs",
    arguments: ["ReadmeExample", "DeliberateExample"]
  )
  func readmeExample(name: String) {
    let example = House.text(of: "Tests/Client/Tests/ReadmeTests/\(name).swift")
    #expect(!example.isEmpty)
    #expect(House.text(of: "README.md").contains("```swift\n\(example)```"))
  }

  @Test(
    "The guide's examples are those that the client package compiles and runs",
    arguments: [
      "Sources/Dials/Dial", "Tests/DialsTests/DialTests", "Tests/DialsTests/TurnTests",
      "Tests/DialsTests/FaderTests", "Tests/DialsTests/MoreDialTests",
      "Tests/DialsTests/DialXCTests",
    ]
  )
  func guideExample(path: String) {
    let example = House.text(of: "Tests/Client/\(path).swift")
    #expect(!example.isEmpty)
    #expect(House.text(of: "Documentation/GestureTest.md").contains("```swift\n\(example)```"))
  }

  @Test("The guide to hosts has every file of the client package's kiosk, as it is tested there")
  func hostingExample() {
    let files = House.files(in: "Tests/Client/Sources/Kiosk")
    let page = House.text(of: "Documentation/Hosting.md")
    #expect(files.count >= 6)
    for file in files {
      #expect(page.contains("```swift\n\(file.text)```"), "Hosting.md shows \(file.path)")
    }
  }

  @Test(
    "The code in the guide from a device to a fix is what the package's tests compile and run",
    arguments: ["SceneDelegate", "PhotoTests", "PhotoShrinking", "Photo"]
  )
  func deviceGuideExample(name: String) {
    let example = House.text(of: "Tests/TouchRecorderTests/Guide/\(name).swift")
    #expect(!example.isEmpty)
    #expect(House.text(of: "Documentation/FromADevice.md").contains("```swift\n\(example)```"))
  }

  @Test(
    "The code of Writing a recognizer is that of the examples, compiled and tested there",
    arguments: [
      "Sources/Examples/Guide/ScratchGestureRecognizer", "Tests/ExamplesTests/Guide/ScratchTests",
    ]
  )
  func writingExample(path: String) {
    let example = House.text(of: "Examples/\(path).swift")
    let page = House.text(of: "Documentation/WritingARecognizer.md")
    #expect(!example.isEmpty)
    #expect(page.contains("```swift\n\(example)```"))
  }

  @Test("Every example is in the examples' table, and has tests")
  func examplesTable() {
    let table = House.text(of: "Examples/README.md")
    let tests = House.files(in: "Examples/Tests").map(\.text).joined()
    for folder in ["Controls", "Recognizers", "Views"] {
      let files = House.files(in: "Examples/Sources/Examples/\(folder)")
      #expect(files.count >= 3)
      for file in files {
        let path = String(file.path.dropFirst("Examples/".count))
        #expect(table.contains("(\(path))"), "Examples/README.md names \(path)")
        let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        #expect(tests.contains(name), "\(name) has no test")
      }
    }
  }
}
