import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A view that lists its carrier's keys, and may resign while it changes its superview.
private final class Card: UIView {
  weak var carrier: ViewCarrier?
  var resignsOnMove = false
  var answers: [Bool] = []

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    carrier?.keyCommands(for: self, action: Selector(Card.keyPressed(_:)))
  }

  func keyPressed(_ command: UIKeyCommand) {
    answers.append(carrier?.perform(command, on: self) ?? false)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if resignsOnMove { resignFirstResponder() }
  }
}

/// A view in a card that receives the keys.
private final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A card in the left one of two boxes, and keys.
@MainActor
private final class KeyBench {
  let bench = Bench()
  let card = Card(frame: CGRect(x: 40, y: 80, width: 20, height: 40))
  let boxes = [UIView(), UIView()]
  let carrier: ViewCarrier

  init() {
    carrier = ViewCarrier(stage: bench.view)
    boxes[0].frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    boxes[1].frame = CGRect(x: 200, y: 0, width: 200, height: 200)
    boxes[1].accessibilityLabel = "box"
    for box in boxes { bench.view.addSubview(box) }
    boxes[0].addSubview(card)
    carrier.containers = boxes
    carrier.carry(card)
    card.carrier = carrier
    let (bench, boxes) = (bench, boxes)
    carrier.onEvent = {
      switch $0 {
      case .pickedUp: bench.note("up")
      case .moved: bench.note("moved")
      case .dropped(_, let box): bench.note("into \(boxes.firstIndex(of: box) ?? -1)")
      }
    }
    card.becomeFirstResponder()
  }

  func press(_ key: Press.Key, _ modifiers: UIKeyModifierFlags = []) {
    for phase in [Press.Phase.began, .ended] {
      bench.application.receive(
        PressFrame(
          time: bench.application.now,
          presses: [Press(key, phase)],
          modifiers: modifiers.rawValue
        )
      )
    }
  }

  func digit(_ number: Int) { press(.typing(Character("\(number)"))!) }

  /// The keys, with their titles.
  var keys: [String] {
    (card.keyCommands ?? []).map {
      ($0.input ?? "") + ($0.discoverabilityTitle.map { ": " + $0 } ?? "")
    }
  }
}

/// Carrying by keys.
@MainActor struct CarrierKeyTests {
  private let escape = UIKeyCommand.inputEscape

  @Test(
    "Deliberate gestures 6 Space and Return pick up, digits drop into containers, Escape puts back"
  )
  func keys() {
    let it = KeyBench()
    for key in [Press.Key.space, .return] {
      it.press(key)
      #expect(it.card.superview === it.bench.view && it.carrier.carried == [it.card])
      it.press(.escape)
      #expect(it.card.superview === it.boxes[0] && it.card.center == CGPoint(x: 50, y: 100))
    }
    it.press(.space)
    it.digit(2)
    #expect(it.card.superview === it.boxes[1] && it.card.center == CGPoint(x: 50, y: 50))
    it.press(.space)
    it.digit(1)
    #expect(it.card.superview === it.boxes[0] && it.card.center == CGPoint(x: 50, y: 100))
    expectEqual(
      it.bench.log,
      ["up", "into 0", "up", "into 0", "up", "into 1", "up", "into 0"]
    )
    expectEqual(it.card.answers, Array(repeating: true, count: 8))
  }

  @Test("Deliberate gestures 6 the keys have the titles of the actions")
  func titles() {
    let it = KeyBench()
    expectEqual(it.keys, [" : Pick up", "\r"])
    it.press(.space)
    expectEqual(it.keys, ["1: Drop into container 1", "2: Drop into box", escape + ": Put back"])
    it.carrier.dropTitle = { _, number in "Ablegen \(number)" }
    it.carrier.putBackTitle = "Zurück"
    expectEqual(it.keys, ["1: Ablegen 1", "2: Ablegen 2", escape + ": Zurück"])
  }

  @Test("Deliberate gestures 6 with other keys held, and by other keys, nothing is carried")
  func otherKeys() {
    let it = KeyBench()
    for modifiers in [UIKeyModifierFlags.shift, .control, .alternate, .command] {
      it.press(.space, modifiers)
    }
    it.press(.escape)
    it.digit(1)
    it.press(.typing("p")!)
    expectEqual(it.bench.take(), [])
    it.press(.space)
    // A key that is held repeats.
    it.press(.space)
    it.press(.return)
    it.digit(3)
    it.digit(0)
    it.press(.escape, .command)
    expectEqual(it.bench.take(), ["up"])
    it.press(.escape)
    it.press(.escape)
    expectEqual(it.bench.take(), ["into 0"])
  }

  @Test("Deliberate gestures 6 a view that isn't the first responder, nor around it, gets no keys")
  func elsewhere() {
    let it = KeyBench()
    it.card.resignFirstResponder()
    it.press(.space)
    expectEqual(it.bench.take(), [])
    let inside = Field()
    it.card.addSubview(inside)
    inside.becomeFirstResponder()
    it.press(.space)
    expectEqual(it.bench.take(), ["up"])
    #expect(inside.isFirstResponder)
  }

  @Test("Deliberate gestures 5 a delegate refuses a pick-up and a place also by keys")
  func refused() {
    let it = KeyBench()
    let judge = CarrierJudge()
    it.carrier.delegate = judge
    judge.allowsPickUp = false
    it.press(.space)
    #expect(it.carrier.carried == [] && it.card.answers == [false])
    judge.allowsPickUp = true
    judge.refused = it.boxes[1]
    it.press(.space)
    it.digit(2)
    #expect(it.carrier.carried == [it.card] && it.card.superview === it.bench.view)
    expectEqual(it.card.answers, [false, true, false])
    it.digit(1)
    #expect(it.card.superview === it.boxes[0] && it.carrier.carried == [])
  }

  @Test("Deliberate gestures 6 what a finger presses or carries has no keys")
  func fingers() {
    let it = KeyBench()
    it.bench.play(.down(1, 50, 100), at: 0)
    expectEqual(it.keys, [])
    it.press(.space)
    it.bench.wait(until: 0.6)
    #expect(it.bench.take() == ["up"] && it.keys == [])
    for key in [Press.Key.space, .escape, .typing("2")!] { it.press(key) }
    #expect(it.carrier.carried == [it.card] && it.bench.take() == [])
    it.bench.play(.up(1), at: 0.7)
    #expect(it.bench.take() == ["into 0"] && it.keys == [" : Pick up", "\r"])
  }

  @Test(
    "Deliberate gestures 6 a container that isn't seen has no key, and the others keep their numbers"
  )
  func hidden() {
    let it = KeyBench()
    it.press(.space)
    it.boxes[0].isHidden = true
    expectEqual(it.keys, ["2: Drop into box", escape + ": Put back"])
    it.digit(1)
    expectEqual(it.carrier.carried, [it.card])
    it.digit(2)
    #expect(it.card.superview === it.boxes[1])
  }

  @Test("Deliberate gestures 6 the first nine containers have digits, and the tenth is an action")
  func many() {
    let it = KeyBench()
    let more = (1...8).map { _ in UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100)) }
    for box in more { it.bench.view.addSubview(box) }
    it.carrier.containers += more
    it.press(.space)
    #expect(it.keys.count == 10 && it.keys[8].hasPrefix("9"))
    expectEqual(it.card.accessibilityCustomActions?.count, 11)
    it.digit(9)
    #expect(it.card.superview === more[6])
    it.press(.space)
    it.carrier.containers = []
    expectEqual(it.keys, [escape + ": Put back"])
    it.press(.escape)
    #expect(it.card.superview === more[6])
  }

  @Test("Deliberate gestures 6 a view of another carrier, or of none, has no keys")
  func others() {
    let it = KeyBench()
    let command = it.card.keyCommands![0]
    let other = UIView()
    it.bench.view.addSubview(other)
    let action = Selector(Card.keyPressed(_:))
    #expect(it.carrier.keyCommands(for: other, action: action).isEmpty)
    #expect(!it.carrier.perform(command, on: other))
    it.carrier.leave(it.card)
    expectEqual(it.keys, [])
    it.press(.space)
    expectEqual(it.bench.take(), [])
  }

  @Test(
    "Deliberate gestures 6 a view that receives the keys keeps them when it is picked up and dropped"
  )
  func keptKeys() {
    for resigns in [false, true] {
      let it = KeyBench()
      it.card.resignsOnMove = resigns
      for key in [Press.Key.space, .typing("2")!, .space, .escape] {
        it.press(key)
        #expect(it.card.isFirstResponder, "\(key)")
      }
      expectEqual(it.bench.log, ["up", "into 1", "up", "into 1"])
      it.card.resignFirstResponder()
      it.carrier.pickUp(it.card)
      #expect(!it.card.isFirstResponder)
    }
  }

  @Test(
    "Deliberate gestures 6 a finger takes over what keys picked up: it is carried, and doesn't scroll"
  )
  func takenOver() {
    let it = CarrierBench()
    let scroll = it.it.controller.scrollView
    it.carrier.pickUp(it.dot)
    it.bench.play(.down(1, 190, 510), at: 1)
    it.bench.wait(until: 1.6)
    expectEqual(it.dot.center, CGPoint(x: 190, y: 510))
    it.bench.play(.move(1, 190, 700), at: 1.7)
    expectEqual(it.dot.center, CGPoint(x: 190, y: 700))
    #expect(!scroll.isDragging && scroll.contentOffset.y == 200)
    it.bench.play(.up(1), at: 1.8)
    it.bench.wait(until: 3)
    expectEqual(it.bench.take(), ["picked up", "on canvas"])
    expectEqual(it.center, CGPoint(x: 190, y: 700))
    #expect(it.dot.transform == .identity && it.dot.alpha == 1)
    // One that lifts before the press begins leaves it to the keys.
    it.carrier.pickUp(it.dot)
    it.bench.play(.down(1, 190, 700), at: 4)
    it.bench.play(.up(1), at: 4.3)
    expectEqual(it.carrier.carried, [it.dot])
    let hasDropped = it.carrier.drop(it.dot, into: it.it.main)
    #expect(hasDropped)
  }
}
