import Porting
import Testing

@Suite("What the main queue is to call later") struct QueueDelayTests {
  private static func view(_ body: String) -> String {
    "import UIKit\nclass A: UIView {\n  func b(_ c: Double, e: Int) {\n    \(body)\n  }\n}\n"
  }

  @Test(
    "waits as many seconds as are written, none with the present time alone",
    arguments: [
      ("DispatchQueue.main.asyncAfter(deadline: .now()) {", "0"),
      ("DispatchQueue.main.asyncAfter(deadline: DispatchTime.now()) {", "0"),
      ("DispatchQueue.main.asyncAfter(deadline: .now() + c + 1) {", "c + 1"),
      ("DispatchQueue.main.asyncAfter(deadline: .now() + c - 1 * c) {", "c - 1 * c"),
      (
        "DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(e) + .milliseconds(5)) {",
        "Double(e) + Double(5) / 1000"
      ),
      (
        "DispatchQueue.main.asyncAfter(deadline: .now() + c * 2 - DispatchTimeInterval.milliseconds(e)) {",
        "c * 2 - Double(e) / 1000"
      ),
      ("dispatch_after(DISPATCH_TIME_NOW, dispatch_get_main_queue()) {", "0"),
      ("dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 0), dispatch_get_main_queue()) {", "0"),
    ]
  )
  func delays(call: String, seconds: String) {
    let ported = Ported.file(Self.view(call + " self.d() }"))
    let timer = "Timer.scheduledTimer(withTimeInterval: \(seconds), repeats: false) { _ in"
    #expect(ported.text == Self.view(timer + " self.d() }"))
    #expect(Ported.file(ported.text).text == ported.text)
    #expect(ported.lines(.warning).count == 1)
    let said = "becomes a Timer on the application's clock"
    #expect(ported.lines(.edit).contains { $0.hasSuffix(said) })
  }

  @Test(
    "waits as many seconds as a constant says that nothing else uses",
    arguments: [
      (
        "let f = DispatchTime.now() + c", "DispatchQueue.main.asyncAfter(deadline: f)",
        "let f: Double = c"
      ),
      (
        "let f: DispatchTime = .now() + .milliseconds(e)",
        "DispatchQueue.main.asyncAfter(deadline: f)", "let f: Double = Double(e) / 1000"
      ),
      (
        "let f = DispatchTime.now()", "DispatchQueue.main.asyncAfter(deadline: f)",
        "let f: Double = 0"
      ),
      (
        "let f = dispatch_time(DISPATCH_TIME_NOW, Int64(e))",
        "dispatch_after(f, dispatch_get_main_queue())",
        "let f: Double = Double(Int64(e)) / 1_000_000_000"
      ),
    ]
  )
  func constants(declaration: String, call: String, constant: String) {
    let text = Self.view("\(declaration)\n    \(call) { self.d() }")
    let ported = Ported.file(text)
    let timer = "Timer.scheduledTimer(withTimeInterval: f, repeats: false) { _ in self.d() }"
    #expect(ported.text == Self.view("\(constant)\n    \(timer)"))
    #expect(Ported.file(ported.text).text == ported.text)
    #expect(ported.lines(.edit).contains("4: f becomes the seconds that the Timer waits"))
    #expect(ported.lines(.warning).count == 1, "\(ported.lines(.warning))")
    #expect(ported.lines(.cannot) == [])
  }

  @Test(
    "stays where it isn't plain how long it is to wait",
    arguments: [
      // Used twice, a variable, made in another list of statements, a closure that runs later, and a parameter.
      "let f = DispatchTime.now() + c; print(f)\n    Q(deadline: f) { self.d() }",
      "var f = DispatchTime.now() + c\n    Q(deadline: f) { self.d() }",
      "let f = DispatchTime.now() + c\n    if e > 1 { Q(deadline: f) { self.d() } }",
      "let f = DispatchTime.now() + c\n    g { Q(deadline: f) { self.d() }; self.d() }",
      "let f: DispatchTime = .now() /* later */ + c\n    Q(deadline: f) { self.d() }",
      "let f = DispatchTime.distantFuture\n    Q(deadline: f) { self.d() }",
      "Q(deadline: .now() + .seconds(e) * 2) { self.d() }",
      "Q(deadline: .now() + .seconds(e) + .never) { self.d() }",
      "Q(deadline: .now() /* at once */) { self.d() }",
      "Q(deadline: g.now()) { self.d() }",
      "Q(wallDeadline: .now()) { self.d() }",
    ]
  )
  func stays(body: String) {
    let text = Self.view(body.replacing("Q(", with: "DispatchQueue.main.asyncAfter("))
    let ported = Ported.file(text)
    #expect(ported.text == text)
    #expect(ported.lines(.warning).contains { $0.contains("asyncAfter waits in real time") })
  }

  @Test("stays Dispatch's where the class isn't on the main actor, or another queue calls it")
  func otherQueues() {
    let text = Self.view("dispatch_after(DISPATCH_TIME_NOW, g) { self.d() }")
    let now = Self.view("g.asyncAfter(deadline: DispatchTime.now()) { self.d() }")
    #expect(Ported.file(text).text == now)
    let object = Self.view(
      "let f = dispatch_time(DISPATCH_TIME_NOW, 5)\n    dispatch_after(f, dispatch_get_main_queue()) { self.d() }"
    ).replacing("UIView", with: "NSObject")
    let ported = Ported.file(object).text
    #expect(ported.contains("let f = DispatchTime.now() + Double(5) / 1_000_000_000\n"))
    #expect(ported.contains("DispatchQueue.main.asyncAfter(deadline: f) { self.d() }"))
  }

  @Test(
    "is a timer in closures that views, recognizers and controls tell of their values, which they do on the main actor",
    arguments: [
      ("h.observe(\\.contentSize, options: [.new]) { [weak self] _, _ in", true),
      ("observe(\\.frame) { _, _ in", true),
      ("h.observe(\\UIScrollView.contentOffset) { _, _ in", true),
      ("h.panGestureRecognizer.observe(\\UIPanGestureRecognizer.state) { _, _ in", true),
      ("h.observe(\\Model.state) { _, _ in", false),
      ("model.observe(\\.state) { _, _ in", false),
      ("h.observe(\\.status) { _, _ in", false),
      ("h.observe { _, _ in", false),
      ("h.observe(i) { _, _ in", false),
      ("center.addObserver(forName: i, object: nil, queue: nil) { _ in", false),
    ]
  )
  func observed(call: String, isTimer: Bool) {
    let head = "import UIKit\nclass Model: NSObject { var state = 0 }\n"
    let text =
      head
      + Self.view("\(call)\n      DispatchQueue.main.async { self?.d() }\n    }")
      .replacing("import UIKit\n", with: "")
      .replacing("View {\n", with: "View {\n  var h = UIScrollView()\n  var model: Model\n")
    let ported = Ported.file(text)
    let timer = "_ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in self?.d() }"
    let now = text.replacing("DispatchQueue.main.async { self?.d() }", with: timer)
    #expect(ported.text == (isTimer ? now : text))
    let own = "extension A { func observe(_ i: AnyKeyPath, f: () -> Void) {} }\n"
    #expect(Ported.file(text + own).text == text + own)
  }
}
