import Expectations
import Testing

/// What no type can tell: the deliberate gestures and the scenes do as UIKit needs it.
struct AppleHabitTests {
  private func problems(_ text: String) -> [String] {
    AppleHabits([House.File(path: "A.swift", text: text)]).problems
  }

  @Test(
    "hold in every file that iOS compiles as well",
    arguments: [("DeliberateTouch", 20), ("Scenes", 20), ("TouchRecorder", 5)]
  )
  func held(module: String, atLeast count: Int) {
    let files = House.sources.filter { $0.module == module }
    #expect(files.count > count)
    for problem in AppleHabits(files).problems { Issue.record("\(problem)") }
  }

  @Test("have views laid out when traits change that their layout follows, on iOS 17 too")
  func traits() {
    let found = { AppleHabits([House.File(path: "A.swift", text: $0)]).unobservedTraits.count }
    let colors = "func layoutSubviews() { layer.borderColor = UIColor.systemBlue.cgColor }"
    let fonts = "func layoutSubviews() { label.font = scaledForReader(font) }"
    for layout in [colors, fonts] {
      expectEqual(found(layout), 1)
      expectEqual(found(layout + "\ninit() { layOutWhenTraitsChange() }"), 0)
    }
    expectEqual(found("func layoutSubviews() { label.frame = bounds }"), 0)
    let files = House.sources.filter { ["DeliberateTouch", "Scenes"].contains($0.module) }
    expectEqual(AppleHabits(files).unobservedTraits, [])
  }

  @Test("give the keys of each class a method of their own, over all modules")
  func keys() {
    let command = "UIKeyCommand(input: a, modifierFlags: [], action: #selector(Self.pressed(_:)))"
    let two = ["A.swift", "B.swift"].map { House.File(path: $0, text: command) }
    expectEqual(AppleHabits(two).problems.count, 2)
    expectEqual(AppleHabits([two[0], House.File(path: "C.swift", text: "pressed()")]).problems, [])
    let files = House.sources.filter { ["DeliberateTouch", "Scenes"].contains($0.module) }
    let problems = AppleHabits(files).problems.filter { $0.contains("is a key's") }
    expectEqual(problems, [])
  }

  @Test("hold in the examples, which apps take over")
  func examples() {
    let files = House.files(in: "Examples/Sources").filter { $0.path.hasSuffix(".swift") }
    #expect(files.count > 15)
    for problem in AppleHabits(files).problems { Issue.record("\(problem)") }
    for file in files {
      let imports = SourceText(text: file.text).imports.map(\.module)
      expectEqual(Set(imports), ["UIKit"], "\(file.path)")
    }
  }

  @Test(
    "what breaks them is found",
    arguments: [
      "let timer = Timer.scheduledTimer(timeInterval: 1, target: a, selector: b)",
      "RunLoop.main.add(timer, forMode: .default)",
      "RunLoop.main.add(timer, forMode: .tracking)",
      "let timer = Timer(\n  timeInterval: 1,\n  target: a)",
      "let link = CADisplayLink(target: a, selector: b)",
      "let text = CATextLayer()\ntext.string = word",
      "let text: CATextLayer\nother.contentsScale = 2",
      "final class Word: CATextLayer {}",
      "let word = UILabel(frame: .zero)\nword.layer.cornerRadius = 8",
      "let face = UIImageView()\nface.layer.cornerRadius = 8\nface.clipsToBounds = false",
      "final class Pill: UILabel { func round() { layer.cornerRadius = 8 } }",
      "func setUp() { layer.borderColor = UIColor.systemBlue.cgColor }",
      "init(_ color: UIColor) { shape.fillColor = color.cgColor }",
      "var color: UIColor { didSet { shape.fillColor = color.cgColor } }",
      "let shape = { $0.fillColor = UIColor.label.cgColor }",
      "func layoutSubviews() { show() }\nfunc show() { a.fillColor = color.cgColor }",
      "func show() { a.fillColor = color.resolvedColor(with: traitCollection).cgColor }",
    ]
  )
  func broken(_ text: String) {
    expectEqual(problems(text).count, 1, "\(problems(text))")
  }

  @Test(
    "what keeps them is let through",
    arguments: [
      "let timer = Timer(timeInterval: 1, target: a)\nRunLoop.main.add(timer, forMode: .common)",
      "// Timer.scheduledTimer(timeInterval: 1)",
      "let text = CATextLayer()\ntext.contentsScale = scale",
      "let word = UILabel()\nword.layer.cornerRadius = 8\nword.clipsToBounds = true",
      "let word = UILabel()\nword.layer.cornerRadius = 8\nword.layer.masksToBounds = true",
      "let card = UIView()\ncard.layer.cornerRadius = 8",
      "func setUp() { layer.borderColor = UIColor(white: 0.5, alpha: 1).cgColor }",
      "func setUp() { layer.borderColor = UIColor.white.cgColor }",
      "func setUp() {\n  hint.text = \"a\"\n  layer.borderColor = UIColor.white.cgColor\n}",
      "let ink = UIColor(red: 1, green: 0, blue: 0, alpha: 1)\nfunc f() { a.fillColor = ink.cgColor }",
      "func layoutSubviews() { layer.borderColor = UIColor.systemBlue.cgColor }",
      "func layoutSubviews() { show() }\n"
        + "func show() { a.fillColor = color.resolvedColor(with: traitCollection).cgColor }",
    ]
  )
  func kept(_ text: String) {
    expectEqual(problems(text), [])
  }
}
