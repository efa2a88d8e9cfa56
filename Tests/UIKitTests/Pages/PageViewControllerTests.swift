import Expectations
import Testing
import TouchCore
import UIKit

/// Page view controllers: what is told, in which order, and what fingers do.
@MainActor
struct PageViewControllerTests {
  /// A page view controller that is on the screen, with the first of three controllers.
  @MainActor
  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate,
    UIScrollViewDelegate
  {
    let bench = PresentationBench()
    let pages: UIPageViewController
    let all: [ToldController]
    var offsets: [CGFloat] = []
    var dots = 0
    var finished: () -> Void = {}
    var begins: () -> Void = {}

    init(_ style: UIPageViewController.TransitionStyle, dots: Int = 0) {
      all = ["a", "b", "c"].map { [bench] in bench.controller($0) }
      pages = UIPageViewController(
        transitionStyle: style,
        navigationOrientation: .horizontal,
        options: [.interPageSpacing: 20]
      )
      self.dots = dots
      pages.setViewControllers([all[0]], direction: .forward, animated: true)
      (pages.dataSource, pages.delegate) = (self, self)
      bench.window.rootViewController = pages
      bench.wait(until: 0.1)
    }

    var scroll: UIScrollView? {
      pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
    func take() -> [String] {
      bench.take().filter { !$0.contains("'s view") && !$0.hasPrefix("root") && $0.count > 3 }
        .map { $0.replacing(" animated", with: "") }
    }
    func name(_ controllers: [UIViewController]?) -> String {
      (controllers ?? []).map { ($0 as? ToldController)?.name ?? "?" }.joined()
    }
    /// A drag over a screen that is 300 points wide, half a second long.
    func drag(from start: Double, to end: Double, at time: Double, lifts: Bool = true) {
      bench.send(.began, start, 300, at: time)
      for step in 1...10 {
        let x = start + (end - start) * Double(step) / 10
        bench.send(.moved, x, 300, at: time + 0.04 * Double(step))
      }
      if lifts { bench.send(.ended, end, 300, at: time + 0.5) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, 1) }
    private func neighbor(of controller: UIViewController, _ by: Int) -> UIViewController? {
      guard let index = all.firstIndex(where: { $0 === controller }) else { return nil }
      return all.indices.contains(index + by) ? all[index + by] : nil
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      bench.log.append("will go to \(name(pendingViewControllers))")
      begins()
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      bench.log.append(
        "went from \(name(previousViewControllers)) \(finished ? "to its end" : "cut short")"
          + (completed ? "" : " and back")
      )
      self.finished()
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.x)
    }
  }

  @Test("a drag goes to the next page, or back, and tells the children in UIKit's order")
  func drags() throws {
    let book = Book(.scroll, dots: 3)
    let scroll = try #require(book.scroll)
    scroll.delegate = book
    expectEqual(book.take(), ["a will appear", "a did appear"])
    #expect(book.all[0].view.frame.width == 300 && scroll.contentOffset.x == 320)
    book.drag(from: 250, to: 50, at: 1)
    expectEqual(book.take(), ["will go to b", "b will appear", "a will disappear"])
    #expect(book.name(book.pages.viewControllers) == "a")
    book.bench.wait(until: 3)
    expectEqual(
      book.take(),
      ["b did appear", "a did disappear", "went from a to its end"]
    )
    #expect(book.name(book.pages.viewControllers) == "b" && book.name(book.pages.children) == "b")
    #expect(scroll.contentOffset.x == 320 && (book.offsets.max() ?? 0) == 640)
    let dots = book.pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
    #expect(dots?.currentPage == 1 && book.all[1].view.frame.height == 563)
    // A drag that doesn't go half of the way is given up.
    book.drag(from: 250, to: 150, at: 4)
    book.bench.wait(until: 6)
    expectEqual(
      book.take(),
      [
        "will go to c", "c will appear", "b will disappear", "b will appear", "b did appear",
        "c will disappear", "c did disappear", "went from b to its end and back",
      ]
    )
    #expect(book.name(book.pages.viewControllers) == "b" && book.all[2].parent == nil)
    // Back on the first page, the content bounces.
    book.drag(from: 50, to: 250, at: 7)
    book.bench.wait(until: 9)
    _ = book.take()
    book.offsets = []
    book.drag(from: 50, to: 250, at: 10)
    book.bench.wait(until: 12)
    #expect(book.take() == [] && scroll.contentOffset.x == 320)
    #expect((book.offsets.min() ?? 0) > 200 && (book.offsets.min() ?? 0) < 300)
    // Without a data source fingers change nothing.
    book.pages.dataSource = nil
    book.offsets = []
    book.drag(from: 250, to: 50, at: 13)
    #expect(book.take() == [] && book.offsets == [])
  }

  @Test("a drag that turns back past the middle gives one neighbour up for the other")
  func crosses() {
    let book = Book(.scroll)
    book.pages.setViewControllers([book.all[1]], direction: .forward, animated: false)
    _ = book.take()
    book.drag(from: 200, to: 100, at: 1, lifts: false)
    for step in 1...10 {
      book.bench.send(.moved, 100 + 20 * Double(step), 300, at: 1.5 + 0.04 * Double(step))
    }
    expectEqual(
      book.take().filter { $0.hasPrefix("w") },
      ["will go to c", "went from b to its end and back", "will go to a"]
    )
    // A page that leaves the window in the middle of a drag is told once.
    book.bench.window.rootViewController = UIViewController()
    book.bench.send(.ended, 300, 300, at: 2)
    book.bench.wait(until: 4)
    let told = book.take()
    #expect(told.contains("b did disappear") || told.contains("a did disappear"))
    #expect(book.pages.children.count == 1)
  }

  @Test("code moves to other pages, and what is called meanwhile may change them again")
  func changes() {
    let book = Book(.scroll)
    _ = book.take()
    var ends: [Bool] = []
    book.pages.setViewControllers([book.all[1]], direction: .forward, animated: true) {
      ends.append($0)
    }
    #expect(book.name(book.pages.viewControllers) == "b" && ends == [])
    book.bench.wait(until: 0.2)
    let mid = book.scroll?.contentOffset.x ?? 0
    #expect(mid > 320 && mid < 640)
    book.pages.setViewControllers([book.all[2]], direction: .reverse, animated: true) {
      ends.append($0)
    }
    #expect(ends == [false])
    book.bench.wait(until: 2)
    #expect(ends == [false, true] && book.name(book.pages.children) == "c")
    expectEqual(
      book.take(),
      [
        "b will appear", "a will disappear", "b did appear", "a did disappear",
        "c will appear", "b will disappear", "c did appear", "b did disappear",
      ]
    )
    // Set as the gesture begins, and as it ends.
    book.begins = { [unowned book] in
      book.begins = {}
      book.pages.setViewControllers([book.all[0]], direction: .reverse, animated: false)
    }
    book.drag(from: 50, to: 250, at: 3)
    book.bench.wait(until: 4)
    #expect(book.name(book.pages.viewControllers) == "a" && book.name(book.pages.children) == "a")
    book.finished = { [unowned book] in
      book.finished = {}
      book.pages.setViewControllers([book.all[2]], direction: .forward, animated: true)
    }
    book.drag(from: 250, to: 50, at: 5)
    book.bench.wait(until: 7)
    #expect(book.name(book.pages.children) == "c" && book.scroll?.contentOffset.x == 320)
  }

  @Test("pages turn by a drag and by a tap at the edge")
  func turns() {
    let book = Book(.pageCurl)
    #expect(book.scroll == nil && book.pages.gestureRecognizers.count == 2)
    _ = book.take()
    book.drag(from: 250, to: 50, at: 1)
    book.bench.wait(until: 3)
    expectEqual(
      book.take(),
      [
        "will go to b", "b will appear", "a will disappear", "a did disappear", "b did appear",
        "went from a to its end",
      ]
    )
    book.drag(from: 250, to: 220, at: 4)
    book.bench.wait(until: 6)
    expectEqual(
      book.take(),
      [
        "will go to c", "c will appear", "b will disappear", "c will disappear", "b will appear",
        "c did disappear", "b did appear", "went from b to its end and back",
      ]
    )
    book.bench.send(.began, 10, 300, at: 7)
    book.bench.send(.ended, 10, 300, at: 7.1)
    book.bench.wait(until: 9)
    #expect(book.name(book.pages.viewControllers) == "a" && book.all[0].view.frame.minX == 0)
    #expect(book.pages.view.subviews.first?.subviews.count == 1)
  }
}
