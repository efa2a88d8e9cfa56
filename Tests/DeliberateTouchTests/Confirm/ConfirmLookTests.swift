import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// The confirm button in the dark and in large text.
@MainActor struct ConfirmLookTests {
  private func change(_ it: ConfirmBench, _ traits: UITraitCollection) {
    it.bench.application.replaceTraits(
      with: UITraitCollection(traitsFrom: [it.button.traitCollection, traits])
    )
    it.bench.application.advance(to: it.bench.application.now)
  }

  private func caption(_ it: ConfirmBench) -> UILabel? {
    it.button.subviews.compactMap { $0 as? UILabel }.first
  }

  @Test("Deliberate gestures 4 title, ring and word follow the look, also while the finger presses")
  func dark() {
    let it = ConfirmBench()
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    it.button.selectedColor = UIColor { $0.userInterfaceStyle == .dark ? .cyan : .purple }
    let steps = it.steps()
    for step in steps.prefix(3) { step() }
    expectEqual(it.shapes.first?.fillColor, UIColor.purple.cgColor)
    change(it, dark)
    expectEqual(it.shapes.first?.fillColor, UIColor.cyan.cgColor)
    expectEqual(it.shapes.last?.shadowColor, UIColor.cyan.cgColor)
    let ground = it.button.layer.backgroundColor
    expectEqual(ground, UIColor.systemGray5.resolvedColor(with: dark).cgColor)
    steps[3]()
    expectEqual(it.shapes.first?.fillColor, UIColor.systemGreen.resolvedColor(with: dark).cgColor)
    change(it, light)
    expectEqual(it.shapes.first?.fillColor, UIColor.systemGreen.resolvedColor(with: light).cgColor)
    steps[4]()
    #expect(it.overlay == nil && it.bench.log.filter { $0 == "value" }.count == 1)
  }

  @Test("Deliberate gestures 4 title and word take the reader's text size, and fit")
  func large() throws {
    let it = ConfirmBench()
    it.button.setNeedsLayout()
    it.bench.application.advance(to: .zero)
    expectEqual(caption(it)?.font.pointSize, 17)
    change(it, UITraitCollection(preferredContentSizeCategory: .extraExtraLarge))
    expectEqual(caption(it)?.font.pointSize, 21)
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )
    change(it, largest)
    it.button.title = "Delete everything that is here"
    it.bench.application.advance(to: .zero)
    let title = try #require(caption(it))
    #expect(title.sizeThatFits(.zero).width <= it.button.bounds.width)
    for step in it.steps().prefix(3) { step() }
    let word = try #require(it.word)
    expectEqual(word.font.pointSize, 34)
    #expect(word.frame.height >= word.sizeThatFits(.zero).height)
    #expect(it.bench.window.bounds.contains(word.frame))
    it.button.selectedTitle = "BESTÄTIGEN UND UNWIDERRUFLICH LÖSCHEN"
    change(it, UITraitCollection(userInterfaceStyle: .dark))
    #expect(word.font.pointSize < 34)
    #expect(it.bench.window.bounds.contains(word.frame))
  }

  @Test(
    "Deliberate gestures 4 the ring has the colours of its own look, not those of another view's"
  )
  func ownLook() {
    let it = ConfirmBench()
    it.button.selectedColor = UIColor { $0.userInterfaceStyle == .dark ? .cyan : .purple }
    // As where a touch comes while another view's look is the current one.
    let before = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    for step in it.steps().prefix(3) { step() }
    UITraitCollection.current = before
    expectEqual(it.shapes.first?.fillColor, UIColor.purple.cgColor)
    expectEqual(it.shapes.last?.strokeColor, UIColor.purple.cgColor)
    expectEqual(it.shapes.last?.shadowColor, UIColor.purple.cgColor)
  }

  @Test("Deliberate gestures 4 the title is no higher than the control")
  func lowTitle() throws {
    let it = ConfirmBench()
    change(
      it,
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    )
    for height in [20.0, 44, 72] {
      it.button.title = "OK"
      it.button.frame.size = CGSize(width: 300, height: height)
      it.bench.application.advance(to: .zero)
      let title = try #require(caption(it))
      #expect(title.sizeThatFits(.zero).height <= CGFloat(height), "\(height)")
      // As large as it fits: the reader wants 53 points.
      #expect(title.font.pointSize >= min(53, CGFloat(height) * 0.75), "\(height)")
    }
  }

  @Test(
    "Deliberate gestures 4 at every corner of a small screen ring and word are seen, with words of forty letters",
    arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge]
  )
  func corners(_ category: UIContentSizeCategory) throws {
    for (width, height) in [(320, 568), (568, 320)] as [(CGFloat, CGFloat)] {
      for x in [2, width / 2, width - 2] {
        for y in [2, 30, height / 2, height - 30, height - 2] {
          let it = ConfirmBench()
          it.bench.window.frame = CGRect(x: 0, y: 0, width: width, height: height)
          it.bench.view.frame = it.bench.window.bounds
          it.bench.application.replaceTraits(
            with: UITraitCollection(
              traitsFrom: [
                it.button.traitCollection,
                UITraitCollection(preferredContentSizeCategory: category),
              ]
            )
          )
          it.button.selectedTitle = "UNWIDERRUFLICH IN DEN PAPIERKORB WERFEN!"
          it.button.confirmedTitle = "LOSLASSENSOFORTODERBESSERGARNICHTMACHEN!"
          it.button.frame = CGRect(x: x - 50, y: y - 22, width: 100, height: 44)
          it.bench.play(.down(1, Double(x), Double(y), force: 3.5), at: 0)
          let note = "\(category.rawValue) \(width): \(x), \(y)"
          expectEqual(it.button.confirmation, .selected)
          try check(it, CGPoint(x: x, y: y), note)
          let ring = try #require(it.ring)
          it.bench.play(.move(1, Double(ring.center.x), Double(ring.center.y)), at: 0.1)
          expectEqual(it.button.confirmation, .confirmed, "\(note)")
          try check(it, CGPoint(x: x, y: y), note)
          it.bench.play(.up(1), at: 0.2)
          #expect(it.bench.log.contains("value"))
        }
      }
    }
  }

  private func check(_ it: ConfirmBench, _ finger: CGPoint, _ note: String) throws {
    let word = try #require(it.word)
    let ring = try #require(it.ring)
    let room = it.bench.window.bounds
    #expect(room.contains(ring.frame), "\(note): ring \(ring.frame)")
    #expect(room.contains(word.frame), "\(note): word \(word.frame)")
    #expect(!word.frame.intersects(ring.frame), "\(note)")
    #expect(word.sizeThatFits(.zero).width <= word.frame.width + 0.01, "\(note)")
    #expect(word.sizeThatFits(.zero).height <= word.frame.height + 0.01, "\(note)")
    #expect(word.font.pointSize >= 10, "\(note): \(word.font.pointSize)")
  }
}
