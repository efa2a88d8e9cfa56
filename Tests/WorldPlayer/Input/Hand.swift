import TouchCore
import UIKit

/// Plays a world's input step by step, each step with its own generator.
@MainActor
final class Hand {
  let world: World
  var dice = Dice(0, stream: 0)
  private var tracks: [Track] = []
  private var ids: [Int] = []
  /// The time of the input, in microseconds.
  var clock: Int64
  private var estimates = 0
  private var lastGoal: UIView?
  private var isHovering = false
  private var isScrolling = false

  init(_ world: World) {
    self.world = world
    clock = world.application.now.nanoseconds / 1000
  }

  /// The time of the input.
  var time: TouchTime { TouchTime(nanoseconds: clock * 1000) }

  /// Plays one step.
  func step(_ number: Int) {
    dice = Dice(world.seed, stream: UInt64(100 + number))
    if dice.happens(permille: world.theme.deeds) {
      world.say("deed between")
      world.act(&dice)
    }
    if number % 16 == 9 { world.picture() }
    if world.theme.hasAnimations, dice.oneIn(5) { world.animate(&dice) }
    if playsOther() { return }
    let busy = tracks.count
    if busy == 0 || (busy < world.theme.fingers && dice.oneIn(5)) { start() }
    playFrame()
  }

  /// Lifts all fingers and buttons, and advances the clock.
  func finish() {
    world.say("# end")
    for index in tracks.indices where tracks[index].isDown {
      tracks[index].moves = [
        FingerMove(wait: 0, phase: .ended, place: tracks[index].place)
      ]
      tracks[index].next = 0
      tracks[index].due = clock + 16_000
    }
    tracks.removeAll { !$0.isDown }
    while !tracks.isEmpty { playFrame() }
    world.wait(milliseconds: 400)
    world.picture()
    world.wait(milliseconds: 3000)
  }

  // MARK: Fingers

  private func start() {
    var gestures = Gestures(dice: dice)
    let drawn = gestures.draw(at: aim())
    dice = gestures.dice
    let pause = dice.pick([0, 8_000, 30_000, 120_000, 290_000, 350_000, 700_000] as [Int64])
    let delay = tracks.isEmpty ? pause : Int64(dice.below(40_000))
    let kind = kindOfFinger()
    for var track in drawn {
      var id = 1
      while ids.contains(id) { id += 1 }
      ids.append(id)
      track.id = id
      track.kind = kind
      track.due = clock + delay + track.moves[0].wait
      tracks.append(track)
    }
  }

  private func kindOfFinger() -> Contact.Kind {
    if world.theme.hasPencils, dice.oneIn(2) { return .pencil }
    if world.theme.hasPointers, dice.oneIn(3) { return .indirectPointer }
    return .direct
  }

  /// A point on a random object, in screen coordinates.
  private func aim() -> Point {
    let anywhere = Point(x: dice.real(0, 400), y: dice.real(0, 600))
    guard !dice.oneIn(6), !world.goals.isEmpty else { return anywhere }
    // Often another finger where the last one went down.
    let view = dice.oneIn(3) ? lastGoal ?? world.goals[0] : dice.pick(world.goals)
    lastGoal = view
    guard let window = view.window else { return anywhere }
    let bounds = view.bounds
    let inside = CGPoint(
      x: bounds.minX + bounds.width * CGFloat(dice.below(9)) / 8,
      y: bounds.minY + bounds.height * CGFloat(dice.below(9)) / 8
    )
    let place = view.convert(inside, to: nil)
    let point = Point(
      x: (Double(place.x) + Double(window.frame.minX)).rounded(.toNearestOrEven),
      y: (Double(place.y) + Double(window.frame.minY)).rounded(.toNearestOrEven)
    )
    let isOnScreen = point.x >= 0 && point.x <= 400 && point.y >= 0 && point.y <= 600
    return isOnScreen ? point : anywhere
  }

  private func playFrame() {
    guard let due = tracks.map(\.due).min() else { return }
    clock = max(clock, due)
    var frame = TouchFrame(time: time, contacts: [])
    var history: [TouchFrame] = []
    for index in tracks.indices where tracks[index].due <= clock + 500 {
      let contact = advance(&tracks[index])
      if contact.phase == .moved, dice.oneIn(12) { history = past(contact) }
      frame.contacts.append(contact)
    }
    let over = tracks.filter { $0.next == $0.moves.count }.map(\.id)
    tracks.removeAll { over.contains($0.id) }
    ids.removeAll { over.contains($0) }
    if world.theme.hasPointers, frame.contacts.contains(where: { $0.kind == .indirectPointer }) {
      frame.buttons = dice.pick([0, 1, 1, 2])
      frame.modifiers = dice.pick([0, 0, 1 << 17])
    }
    if dice.oneIn(250) {
      frame.interruption = .system
      tracks = []
      ids = []
    }
    if dice.oneIn(100) { spoil(&frame) }
    history.isEmpty
      ? world.application.receive(frame) : world.application.receive(frame, history: history)
    if world.theme.hasPencils { improve() }
  }

  private func advance(_ track: inout Track) -> Contact {
    let move = track.moves[track.next]
    track.next += 1
    track.place = move.place
    track.isDown = move.phase == .began || move.phase == .moved
    if track.next < track.moves.count { track.due = clock + track.moves[track.next].wait }
    var contact = Contact(
      id: Contact.ID(track.id),
      phase: move.phase,
      position: move.place,
      force: move.force,
      radius: dice.oneIn(10) ? 12 : nil,
      kind: track.kind
    )
    if track.kind == .pencil {
      estimates += 1
      contact.force = move.force ?? 0.4
      contact.altitude = 0.75
      contact.azimuth = 0.5
      contact.estimate = Contact.Estimate([.force, .position], updateIndex: estimates)
    }
    return contact
  }

  /// Two earlier samples of a moved contact.
  private func past(_ contact: Contact) -> [TouchFrame] {
    [6, 3].map { part in
      var earlier = contact
      earlier.position = contact.position.shifted(-Double(part) / 2, 0)
      return TouchFrame(
        time: TouchTime(nanoseconds: (clock - Int64(part) * 1000) * 1000),
        contacts: [earlier]
      )
    }
  }

  /// Input that hardware should not report, and sometimes does.
  private func spoil(_ frame: inout TouchFrame) {
    let stranger = Contact(id: Contact.ID(77), phase: .moved, position: Point(x: 50, y: 50))
    var odd = frame.contacts.first ?? stranger
    switch dice.below(6) {
    case 0: odd.phase = .began
    case 1: odd.position.x = .nan
    case 2: odd = stranger
    case 3: odd.phase = .ended
    case 4:
      frame.time = frame.time - .milliseconds(100)
      return
    default: odd.position.x += 30
    }
    frame.contacts.append(odd)
  }

  /// Better values for some samples of a pencil.
  private func improve() {
    guard estimates > 0, dice.oneIn(3) else { return }
    var update = EstimateUpdate(index: max(estimates - dice.below(4), 1))
    if dice.oneIn(2) { update.force = dice.real(0, 4) }
    if dice.oneIn(2) { update.position = Point(x: dice.real(0, 400), y: dice.real(0, 600)) }
    world.application.receive([update])
  }

  // MARK: Other input

  /// Sometimes plays input other than a frame of fingers; returns whether it did.
  private func playsOther() -> Bool {
    let theme = world.theme
    if theme.hasPresses, dice.oneIn(4) {
      pass()
      playPress()
      return true
    }
    if theme.hasWheels, isScrolling ? !dice.oneIn(4) : dice.oneIn(6) {
      pass()
      playWheel()
      return true
    }
    if theme.hasPointers, dice.oneIn(4) {
      pass()
      playHover()
      return true
    }
    guard dice.oneIn(20) else { return false }
    switch dice.below(8) {
    case 0: world.application.cancelAllTouches()
    case 1: world.application.tapStatusBar()
    default:
      let wait = dice.pick([5, 16, 40, 120, 350, 900] as [Int64])
      clock += wait * 1000
      world.wait(milliseconds: wait)
    }
    return true
  }

  private func pass() { clock += dice.pick([0, 8_000, 16_000, 50_000, 400_000, 600_000]) }

  private func playPress() {
    let button = dice.pick([Press.Button.select, .select, .menu, .playPause])
    let phase = dice.pick([Press.Phase.began, .began, .ended, .ended, .changed, .cancelled])
    let force = phase == .changed ? dice.real(0, 1) : nil
    world.application.receive(
      PressFrame(time: time, presses: [Press(button, phase, force: force)])
    )
  }

  private func playWheel() {
    let phase: ScrollInput.Phase
    if isScrolling {
      phase = dice.pick([.changed, .changed, .changed, .changed, .ended, .cancelled])
    } else {
      phase = dice.pick([.began, .began, .step, .changed])
    }
    isScrolling = phase == .began || phase == .changed
    world.application.receive(
      ScrollInput(
        time: time,
        phase: phase,
        position: aim(),
        delta: Vector(dx: dice.real(-4, 4), dy: dice.real(-40, 40))
      )
    )
  }

  private func playHover() {
    let leaves = isHovering && dice.oneIn(4)
    let phase: Contact.Phase =
      leaves ? .regionExited : isHovering ? .regionMoved : .regionEntered
    isHovering = !leaves
    let contact = Contact(
      id: Contact.ID(500),
      phase: phase,
      position: aim(),
      kind: .indirectPointer
    )
    world.application.receive(TouchFrame(time: time, contacts: [contact]))
  }
}
