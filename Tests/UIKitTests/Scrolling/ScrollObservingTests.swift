import Expectations
import Testing
import UIKit

/// A scroll view of a client's own.
private final class Feed: UIScrollView {}

/// A scroll view with an offset of its own making.
private final class Stepped: UIScrollView {
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = CGPoint(x: newValue.x, y: newValue.y.rounded()) }
  }
}

/// The same of a class of which there are no others.
private final class Paged: UIScrollView {
  var page = CGPoint.zero
  private var watch: NSKeyValueObservation?
  var log: [Double] = []

  override var contentOffset: CGPoint {
    didSet { page.y = contentOffset.y / 10 }
  }

  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }

  override var contentInset: UIEdgeInsets {
    didSet {}
  }

  func watchItself() {
    watch = observe(\.contentOffset) { [unowned self] _, _ in log.append(Double(page.y)) }
  }
}

/// A subclass of one that overrides the value.
private class Stepping: UIScrollView {
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = newValue }
  }
}

private final class SteppingLess: Stepping {}

/// A view that observes as code from before closures did.
private final class Header: UIView {
  var log: [String] = []
  var answer: (() -> Void)?

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let old = (change?[.oldKey] as? CGPoint).map { "\(Double($0.y))" } ?? "-"
    let new = (change?[.newKey] as? CGPoint).map { "\(Double($0.y))" } ?? "-"
    log.append("\(keyPath ?? "") \(old) \(new)")
    answer?()
  }
}

/// A header that ends its observation as it goes.
private final class Tidy: UIView {
  let scrollView: UIScrollView

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
    scrollView.addObserver(self, forKeyPath: "contentOffset", context: nil)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { scrollView.removeObserver(self, forKeyPath: "contentOffset") }
}

/// Observers of a scroll view's offset, size and inset, as pull-to-refresh libraries have them.
@MainActor
struct ScrollObservingTests {
  @Test("A closure gets the offsets that a finger leads to, after the delegate, until it is let go")
  func finger() {
    let s = ScrollBench()
    var told: [Double] = []
    var observation: NSKeyValueObservation? = s.scrollView.observe(\.contentOffset) {
      view,
      change in
      #expect(view === s.scrollView)
      #expect(change.newValue == nil && change.oldValue == nil && change.kind == .setting)
      s.bench.note("S observed")
      told.append(Double(view.contentOffset.y))
    }
    let end = s.drag(by: -10, steps: 4)
    // The finger's first 10 points are the slop (rule 6.6).
    expectEqual(told, [10, 20, 30])
    expectEqual(
      s.take().filter { $0.hasPrefix("S did") || $0 == "S observed" }.suffix(2),
      [
        "S didScroll", "S observed",
      ]
    )
    observation = nil
    s.bench.move(1, 200, 600, at: end + 0.008)
    expectEqual(told.count, 3)
    #expect(s.y > 30)
    expectNil(observation)
  }

  @Test("A change has the values that were asked for, also of a value set to what it is")
  func values() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var told: [String] = []
    let both = view.observe(\.contentSize, options: [.old, .new, .initial]) { _, change in
      told.append(
        "\(change.oldValue.map { Double($0.height) } ?? -1) \(change.newValue.map { Double($0.height) } ?? -1)"
      )
    }
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentSize = CGSize(width: 100, height: 300)
    expectEqual(told, ["-1.0 0.0", "0.0 300.0", "300.0 300.0"])
    both.invalidate()
    both.invalidate()
    view.contentSize = .zero
    expectEqual(told.count, 3)
  }

  @Test("The inset can be observed, and an observer that sets it meets the next offset")
  func inset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    var insets: [Double] = []
    let inset = view.observe(\.contentInset, options: .new) { _, change in
      insets.append(Double(change.newValue?.top ?? -1))
    }
    let offset = view.observe(\.contentOffset) { view, _ in
      if view.contentOffset.y < -50, view.contentInset.top == 0 { view.contentInset.top = 60 }
    }
    view.contentOffset.y = -70
    expectEqual(insets, [60])
    withExtendedLifetime((inset, offset)) {}
  }

  @Test(
    "Key paths of a subclass are those of its scroll view, as a UIScrollView also where it overrides the value"
  )
  func subclasses() {
    var told: [String] = []
    let feed = Feed(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = feed.observe(\Feed.contentOffset) { (feed: Feed, _) in
      told.append("\(Double(feed.contentOffset.y))")
    }
    feed.contentOffset.y = 3
    let stepped = Stepped(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = (stepped as UIScrollView).observe(\.contentOffset, options: .new) { _, change in
      told.append("\(Double(change.newValue?.y ?? -1))")
    }
    stepped.contentOffset.y = 4.4
    expectEqual(told, ["3.0", "4.0"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("An object observes by name, until it is removed with its context or goes")
  func objects() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var (one, other) = (0, 0)
    let header = Header(frame: .zero)
    withUnsafeMutablePointer(to: &one) { one in
      withUnsafeMutablePointer(to: &other) { other in
        view.addObserver(header, forKeyPath: "contentOffset", options: [.new, .old], context: one)
        view.addObserver(header, forKeyPath: "contentOffset", options: [.initial], context: other)
        view.addObserver(header, forKeyPath: "contentSize", context: nil)
        view.contentOffset.y = 5
        expectEqual(
          header.log,
          ["contentOffset - -", "contentOffset 0.0 5.0", "contentOffset - -"]
        )
        view.removeObserver(header, forKeyPath: "contentOffset", context: one)
        view.contentOffset.y = 6
        expectEqual(header.log.count, 4)
        view.removeObserver(header, forKeyPath: "contentOffset")
        view.contentOffset.y = 7
        expectEqual(header.log.count, 4)
        view.contentSize.height = 10
        expectEqual(header.log.last, "contentSize - -")
      }
    }
    var brief: Header? = Header(frame: .zero)
    view.addObserver(brief!, forKeyPath: "contentOffset", context: nil)
    weak let gone = brief
    brief = nil
    expectNil(gone)
    view.contentOffset.y = 8
  }

  @Test("An object that goes may end its observation in its deinit")
  func going() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var tidy: Tidy? = Tidy(view)
    weak let gone = tidy
    tidy = nil
    expectNil(gone)
    view.contentOffset.y = 1
  }

  @Test("An observer that another one removes isn't called for the same change")
  func removing() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (Header(frame: .zero), Header(frame: .zero))
    for header in [first, second] {
      // As what knows the scroll view as its superview does it.
      (view as UIView).addObserver(header, forKeyPath: "contentOffset", context: nil)
    }
    first.answer = { view.removeObserver(second, forKeyPath: "contentOffset") }
    view.contentOffset.y = 1
    #expect(first.log.count == 1 && second.log.isEmpty)
  }

  @Test("What can't be observed says so")
  func refused() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIScrollView(frame: .zero).observe(\.zoomScale) { _, _ in }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let header = Header(frame: .zero)
      UIScrollView(frame: .zero).addObserver(header, forKeyPath: "transform", context: nil)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let header = Header(frame: .zero)
      UIView(frame: .zero).addObserver(header, forKeyPath: "contentOffset", context: nil)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let header = Header(frame: .zero)
      UIScrollView(frame: .zero).removeObserver(header, forKeyPath: "contentOffset")
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let (view, plain) = (UIScrollView(frame: .zero), UIView(frame: .zero))
      view.addObserver(plain, forKeyPath: "contentOffset", context: nil)
      view.contentOffset.y = 1
    }
  }

  @Test(
    "A value that the view's class overrides is observed as any other, with the view's own type"
  )
  func overridden() {
    var told: [String] = []
    let paged = Paged(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let offset = paged.observe(\.contentOffset, options: [.old, .new]) { view, change in
      told.append("\(Double(view.page.y)) \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
    }
    let size = paged.observe(\.contentSize) { view, _ in
      told.append("\(Double(view.contentSize.height))")
    }
    let inset = paged.observe(\.contentInset) { _, _ in told.append("inset") }
    paged.watchItself()
    paged.contentOffset.y = 30
    paged.contentSize.height = 300
    paged.contentInset.top = 5
    expectEqual(told, ["0.0 0.0 30.0", "300.0", "inset"])
    // Observers are told inside of the setting, before the class's own didSet.
    expectEqual(paged.log, [0])
    told = []
    let less = SteppingLess(frame: .zero)
    let named = less.observe(\SteppingLess.contentOffset) { (view: SteppingLess, _) in
      told.append("\(Double(view.contentOffset.y))")
    }
    let short = less.observe(\.contentOffset) { (view: SteppingLess, _) in told.append("short") }
    less.contentOffset.y = 4
    expectEqual(told, ["4.0", "short"])
    withExtendedLifetime((offset, size, inset, named, short)) {}
  }

  @Test("A key path that can't be observed says what to write")
  func sentence() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Paged(frame: .zero).observe(\Paged.contentOffset) { _, _ in }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("write observe(\\.contentOffset), without the class's name"), "\(text)")
  }
}
