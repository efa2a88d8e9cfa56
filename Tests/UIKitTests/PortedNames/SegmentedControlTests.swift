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

  /// Touches places of the window one after the other, and lifts at the last.
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
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    touch((60, 110))
    #expect(control.selectedSegmentIndex == 0 && counter.values == [0])
    touch((60, 110))
    touch((60, 110), (200, 110), (340, 110))
    #expect(control.selectedSegmentIndex == 2 && counter.values == [0, 2])
    touch((200, 110), (200, 300))
    #expect(control.selectedSegmentIndex == 2 && counter.values == [0, 2])
    control.selectedSegmentIndex = 1
    #expect(counter.values == [0, 2])
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
    #expect(counter.values == [0, 0])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("keeps its selection while segments come and go around it")
  func segments() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "zero", at: 0, animated: false)
    #expect(control.numberOfSegments == 4 && control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "two")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("last", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "last")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
  }

  @Test("gives a segment the width that is set, and the others what is left")
  func widths() {
    control.setWidth(200, forSegmentAt: 0)
    control.layoutIfNeeded()
    touch((240, 110))
    #expect(control.selectedSegmentIndex == 0)
    touch((260, 110))
    #expect(control.selectedSegmentIndex == 1)
    touch((310, 110))
    #expect(control.selectedSegmentIndex == 2)
    control.semanticContentAttribute = .forceRightToLeft
    touch((60, 110))
    #expect(control.selectedSegmentIndex == 2)
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
    #expect(counter.taps == 1)
    taps.numberOfTapsRequired = 1
    control.isEnabled = false
    touch((340, 110))
    #expect(counter.taps == 2)
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
      #expect(counter.values == [])
    }
  }
}

@MainActor private final class Counter {
  var values: [Int] = []
  var taps = 0
  func tapped() { taps += 1 }
  func changed(_ control: UISegmentedControl) { values.append(control.selectedSegmentIndex) }
}
