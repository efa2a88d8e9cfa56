import TouchCore

extension RandomScript {
  private struct Finger {
    var id: Int
    var place: Point
    var step: Vector
    var isPencil = false
  }

  /// Generates the fingers' input: taps, holds, drags, and what faulty hardware reports.
  mutating func drawFrames(_ dice: inout Dice) {
    var fingers: [Finger] = []
    var time = 0.0
    var isHovering = false
    var samples = 0
    let most = [1, 2, 2, 3, 5, 10][Int.random(in: 0..<6, using: &dice)]
    for _ in 0..<Int.random(in: 4...40, using: &dice) {
      let waits = [0.008, 0.016, 0.016, 0.016, 0.05, 0.1, 0.2, 0.4, 0.8]
      time += waits[Int.random(in: 0..<waits.count, using: &dice)]
      var frame = FramePlan(time: .seconds(time), contacts: [])
      var staying: [Finger] = []
      for var finger in fingers {
        let luck = Int.random(in: 0..<20, using: &dice)
        switch luck {
        case 0..<4:
          let phase: Contact.Phase = luck == 0 ? .cancelled : .ended
          frame.contacts.append(contact(finger, phase))
        case 4..<14:
          finger.place = finger.place + finger.step
          frame.contacts.append(contact(finger, .moved))
          staying.append(finger)
        default: staying.append(finger)
        }
      }
      fingers = staying
      while fingers.count < most, Int.random(in: 0..<3, using: &dice) == 0 {
        let finger = newFinger(besides: fingers, &dice)
        guard !frame.contacts.contains(where: { $0.id.rawValue == finger.id }) else { break }
        fingers.append(finger)
        frame.contacts.append(contact(finger, .began))
      }
      estimate(&frame, fingers, &samples, &dice)
      if Int.random(in: 0..<12, using: &dice) == 0 { addHover(&frame, &isHovering, &dice) }
      if Int.random(in: 0..<25, using: &dice) == 0 { spoil(&frame, fingers, &dice) }
      if Int.random(in: 0..<50, using: &dice) == 0 {
        frame.isInterrupted = true
        fingers.removeAll()
      }
      frames.append(frame)
    }
  }

  private func contact(_ finger: Finger, _ phase: Contact.Phase) -> Contact {
    Contact(id: .init(finger.id), phase: phase, position: finger.place)
  }

  private func newFinger(besides fingers: [Finger], _ dice: inout Dice) -> Finger {
    var id = 1
    while fingers.contains(where: { $0.id == id }) { id += 1 }
    let steps = [
      Vector(dx: 0, dy: 0), Vector(dx: 0, dy: 0), Vector(dx: 3, dy: 1), Vector(dx: 12, dy: 0),
      Vector(dx: 25, dy: 2), Vector(dx: -20, dy: 0), Vector(dx: 0, dy: 18), Vector(dx: 6, dy: -9),
    ]
    let isAtEdge = Int.random(in: 0..<8, using: &dice) == 0
    let isPencil = Int.random(in: 0..<10, using: &dice) == 0
    return Finger(
      id: id,
      place: Point(
        x: isAtEdge ? 4 : Double(Int.random(in: 0..<320, using: &dice)),
        y: Double(Int.random(in: 0..<320, using: &dice))
      ),
      step: steps[Int.random(in: 0..<steps.count, using: &dice)],
      isPencil: isPencil
    )
  }

  /// Marks a pencil's values as estimates, and adds better values for some earlier samples.
  private func estimate(
    _ frame: inout FramePlan,
    _ fingers: [Finger],
    _ samples: inout Int,
    _ dice: inout Dice
  ) {
    for place in frame.contacts.indices {
      let id = frame.contacts[place].id.rawValue
      guard fingers.contains(where: { $0.id == id && $0.isPencil }) else { continue }
      samples += 1
      frame.contacts[place].kind = .pencil
      frame.contacts[place].estimate = Contact.Estimate([.force, .position], updateIndex: samples)
    }
    while samples > 0, Int.random(in: 0..<3, using: &dice) == 0 {
      var update = EstimateUpdate(index: Int.random(in: 1...samples + 1, using: &dice))
      if Bool.random(using: &dice) { update.force = 0.5 }
      if Bool.random(using: &dice) { update.position = Point(x: 50, y: 60) }
      frame.updates.append(update)
    }
  }

  private func addHover(_ frame: inout FramePlan, _ isHovering: inout Bool, _ dice: inout Dice) {
    let leaves = isHovering && Bool.random(using: &dice)
    let phase: Contact.Phase =
      leaves ? .regionExited : isHovering ? .regionMoved : .regionEntered
    isHovering = !leaves
    let place = Point(
      x: Double(Int.random(in: 0..<300, using: &dice)),
      y: Double(Int.random(in: 0..<300, using: &dice))
    )
    frame.contacts.insert(
      Contact(id: .init(500), phase: phase, position: place, kind: .indirectPointer),
      at: Int.random(in: 0...frame.contacts.count, using: &dice)
    )
  }

  /// Input that hardware should not report, and sometimes does.
  private func spoil(_ frame: inout FramePlan, _ fingers: [Finger], _ dice: inout Dice) {
    let stranger = Contact(id: .init(77), phase: .moved, position: Point(x: 50, y: 50))
    let known = fingers.randomElement(using: &dice).map { contact($0, .moved) } ?? stranger
    var odd = known
    switch Int.random(in: 0..<7, using: &dice) {
    case 0: odd.phase = .began
    case 1: odd.position.x = .nan
    case 2:
      odd.phase = .ended
      odd.position.y = .infinity
    case 3: odd = stranger
    case 4:
      odd = stranger
      odd.phase = .ended
    case 5:
      frame.time = frame.time - .milliseconds(100)
      return
    default:
      frame.contacts.append(odd)
      odd.position.x += 30
    }
    frame.contacts.append(odd)
  }
}
