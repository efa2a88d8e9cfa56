import Expectations
import Testing
import TouchCore
import UIKit

@MainActor @Suite("A segmented control", .serialized)
struct SegmentedControlTests {
  private let application = UIApplication.launch(screen: CGSize(width: 400, height: 400))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let control = UISegmentedControl(items: ["one", "two", "three"])
  private let counter = Counter()

  init() {
    control.frame = CGRect(x: 50, y: 100, width: 300, height: 32)
    control.addTarget(counter, action: Selector(Counter.changed(_:)), for: .valueChanged)
    window.addSubview(control)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Touches locations of the window one after the other, and lifts at the last.
  private func touch(_ places: (Double, Double)...) {
    for (index, place) in places.enumerated() {
      send(index == 0 ? .began : .moved, place)
    }
    send(.ended, places[places.count - 1])
  }

  private func send(_ phase: Contact.Phase, _ place: (Double, Double)) {
    application.receive(
      TouchFrame(
        time: application.now + .seconds(0.05),
        contacts: [
          Contact(id: .init(1), phase: phase, position: Point(x: place.0, y: place.1))
        ]
      )
    )
  }

  @Test("selects the segment on which a finger is lifted, and tells of another one only")
  func selecting() {
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    touch((60, 110))
    #expect(control.selectedSegmentIndex == 0 && counter.values == [0])
    touch((60, 110))
    touch((60, 110), (200, 110), (340, 110))
    #expect(control.selectedSegmentIndex == 2 && counter.values == [0, 2])
    touch((200, 110), (200, 300))
    #expect(control.selectedSegmentIndex == 2 && counter.values == [0, 2])
    control.selectedSegmentIndex = 1
    expectEqual(counter.values, [0, 2])
  }

  @Test(
    "leaves out a segment that is disabled, and selects for the time of the action where it is momentary"
  )
  func kinds() {
    control.setEnabled(false, forSegmentAt: 1)
    touch((200, 110))
    #expect(counter.values == [] && !control.isEnabledForSegment(at: 1))
    control.isMomentary = true
    touch((60, 110))
    touch((60, 110))
    expectEqual(counter.values, [0, 0])
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
  }

  @Test("keeps its selection while segments come and go around it")
  func segments() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "zero", at: 0, animated: false)
    #expect(control.numberOfSegments == 4 && control.selectedSegmentIndex == 2)
    expectEqual(control.titleForSegment(at: 2), "two")
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.setTitle("last", forSegmentAt: 1)
    expectEqual(control.titleForSegment(at: 1), "last")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
  }

  @Test("puts a segment where it is asked to, or at the nearer end, and keeps what is selected")
  func places() {
    func titles() -> [String?] {
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "at", at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    control.insertSegment(withTitle: "after", at: 3, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    control.insertSegment(withTitle: "last", at: 99, animated: false)
    control.insertSegment(withTitle: "first", at: -3, animated: false)
    expectEqual(control.selectedSegmentIndex, 3)
    expectEqual(titles(), ["first", "one", "at", "two", "after", "three", "last"])
    control.removeSegment(at: 4, animated: false)
    expectEqual(control.selectedSegmentIndex, 3)
    expectEqual(titles(), ["first", "one", "at", "two", "three", "last"])
    // The one before the selected.
    control.removeSegment(at: 2, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    // A title and an image of each segment, and the thumb.
    expectEqual(control.subviews.count, 11)
    control.removeAllSegments()
    expectEqual(control.subviews.count, 1)
  }

  @Test("makes segments of titles and images, and needs 12 points on each side of the widest")
  func items() {
    let red = picture(40, 20, PaintColor(red: 1, green: 0, blue: 0))
    let control = UISegmentedControl(items: [red, 7, "i"])
    expectEqual(control.numberOfSegments, 2)
    #expect(control.imageForSegment(at: 0) === red && control.titleForSegment(at: 1) == "i")
    expectEqual(control.frame, CGRect(x: 0, y: 0, width: 128, height: 32))
    control.setWidth(30, forSegmentAt: 1)
    expectEqual(control.intrinsicContentSize, CGSize(width: 94, height: 32))
    #expect(control.widthForSegment(at: 0) == 0 && control.widthForSegment(at: 1) == 30)
    control.setWidth(-5, forSegmentAt: 1)
    expectEqual(control.widthForSegment(at: 1), 0)
    expectEqual(UISegmentedControl(items: nil).numberOfSegments, 0)
    #expect(!UISegmentedControl(items: []).isMomentary)
  }

  @Test(
    "its segments share its width, a plate lies below the selected one, and the pressed is faint"
  )
  func looks() {
    func faint() -> [Int] {
      control.layoutIfNeeded()
      return labels().enumerated().filter { $0.element.alpha == 0.4 }.map(\.offset)
    }
    func labels() -> [UILabel] { control.subviews.compactMap { $0 as? UILabel } }
    let thumb = control.subviews[0]
    control.layoutIfNeeded()
    expectEqual(
      labels().map(\.frame),
      [0, 100, 200].map { CGRect(x: $0, y: 0, width: 100, height: 32) }
    )
    #expect(labels().allSatisfy { $0.textAlignment == .center && $0.alpha == 1 })
    #expect(thumb.isHidden && control.layer.cornerRadius == 9 && thumb.layer.cornerRadius == 7)
    expectEqual(control.backgroundColor, .tertiarySystemFill)
    #expect(thumb.backgroundColor == .systemBackground && !thumb.isUserInteractionEnabled)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    #expect(!thumb.isHidden && thumb.frame == CGRect(x: 102, y: 2, width: 96, height: 28))
    send(.began, (60, 110))
    #expect(faint() == [0] && control.selectedSegmentIndex == 1)
    send(.moved, (340, 110))
    expectEqual(faint(), [2])
    send(.moved, (340, 300))
    expectEqual(faint(), [])
    send(.moved, (340, 110))
    application.receive(
      TouchFrame(time: application.now + .seconds(0.05), contacts: [], interruption: .system)
    )
    #expect(faint() == [] && control.selectedSegmentIndex == 1)
    touch((60, 110))
    #expect(faint() == [] && control.selectedSegmentIndex == 0)
    control.setEnabled(false, forSegmentAt: 2)
    expectEqual(faint(), [2])
    control.isEnabled = false
    expectEqual(faint(), [0, 1, 2])
    control.selectedSegmentTintColor = .red
    expectEqual(thumb.backgroundColor, .red)
    control.selectedSegmentTintColor = nil
    expectEqual(thumb.backgroundColor, .systemBackground)
  }

  @Test("loses its selection as it becomes momentary, and can have one again")
  func becomesMomentary() {
    control.selectedSegmentIndex = 2
    control.isMomentary = true
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.isMomentary = false
    touch((60, 110))
    expectEqual(control.selectedSegmentIndex, 0)
    control.isMomentary = false
    expectEqual(control.selectedSegmentIndex, 0)
  }

  @Test("gives a segment the width that is set, and the others what is left")
  func widths() {
    control.setWidth(200, forSegmentAt: 0)
    control.layoutIfNeeded()
    touch((240, 110))
    expectEqual(control.selectedSegmentIndex, 0)
    touch((260, 110))
    expectEqual(control.selectedSegmentIndex, 1)
    touch((310, 110))
    expectEqual(control.selectedSegmentIndex, 2)
    control.semanticContentAttribute = .forceRightToLeft
    touch((60, 110))
    expectEqual(control.selectedSegmentIndex, 2)
  }

  @Test("7.8 keeps its tap from a recognizer of a superview while it is enabled")
  func tapAbove() {
    let taps = UITapGestureRecognizer(target: counter, action: Selector(Counter.tapped))
    window.addGestureRecognizer(taps)
    touch((60, 110))
    #expect(counter.values == [0] && counter.taps == 0)
    taps.numberOfTapsRequired = 2
    touch((340, 110))
    touch((340, 110))
    expectEqual(counter.taps, 1)
    taps.numberOfTapsRequired = 1
    control.isEnabled = false
    touch((340, 110))
    expectEqual(counter.taps, 2)
    control.isEnabled = true
    window.removeGestureRecognizer(taps)
    control.addGestureRecognizer(taps)
    touch((200, 110))
    #expect(counter.taps == 3 && !counter.values.contains(1))
  }

  @Test("its tracking ends where a client calls endTracking or cancelTracking")
  func endedByHand() {
    for end in [
      { $0.endTracking(nil, with: nil) }, { $0.cancelTracking(with: nil) },
    ] as [@MainActor (UISegmentedControl) -> Void] {
      send(.began, (60, 110))
      #expect(control.isTracking)
      end(control)
      #expect(!control.isTracking)
      send(.ended, (60, 110))
      expectEqual(counter.values, [])
    }
  }

  /// The labels of the titles, in the order of the segments.
  private var labels: [UILabel] {
    control.subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test("titles have the attributes of their segments' states, or else those of the normal one")
  func attributes() {
    let before = control.intrinsicContentSize.width
    expectNil(control.titleTextAttributes(for: .normal))
    let large = UIFont.systemFont(ofSize: 20)
    control.setTitleTextAttributes([.font: large, .foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    control.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .highlighted)
    #expect(control.intrinsicContentSize.width > before)
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    window.layoutIfNeeded()
    expectEqual(labels.map(\.textColor), [.red, .blue, .gray])
    #expect(labels.allSatisfy { $0.font == large })
    send(.began, (100, 115))
    window.layoutIfNeeded()
    expectEqual(labels[0].textColor, .green)
    send(.ended, (100, 115))
    window.layoutIfNeeded()
    expectEqual(labels.map(\.textColor), [.blue, .red, .gray])
    let set = control.titleTextAttributes(for: .selected)
    #expect(set?.count == 1 && set?[.foregroundColor] as? UIColor == .blue)
    control.setTitleTextAttributes(nil, for: .normal)
    window.layoutIfNeeded()
    expectNil(control.titleTextAttributes(for: .normal))
    #expect(control.intrinsicContentSize.width == before && labels[1].textColor == .label)
  }

  @Test("a segment that comes later has the attributes too")
  func attributesOfNewSegments() {
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.insertSegment(withTitle: "four", at: 3, animated: false)
    window.layoutIfNeeded()
    #expect(labels.last?.text == "four" && labels.last?.textColor == .red)
  }
}

@MainActor private final class Counter {
  var values: [Int] = []
  var taps = 0
  func tapped() { taps += 1 }
  func changed(_ control: UISegmentedControl) { values.append(control.selectedSegmentIndex) }
}
