/// A recording of a device with any axes, ways of reporting and mistakes; the same seed gives the same.
struct OddRecording {
  private var random: SplitMix
  private var script = Script(axes: [])
  private var places = [(x: Int, y: Int)](repeating: (0, 0), count: 5)
  private var isDown = [Bool](repeating: false, count: 5)

  init(seed: UInt64) { random = SplitMix(seed &+ 77) }

  /// The recording as evemu writes it.
  mutating func text() -> String {
    let kind = random.next(4)
    script = Script(axes: axes(kind), keys: kind == 3 ? "B: 01 00 00 00 00 00 00 00 00\n" : nil)
    for _ in 0..<24 {
      switch kind {
      case 0, 1: reportSlots()
      case 2: reportPackets()
      default: reportSingle()
      }
      disturb()
    }
    if random.next(2) == 0 {
      for finger in 0..<5 { script = script.slot(finger).lift() }
      script = script.key(0x14A, 0).report()
    }
    return "N: Odd\n" + script.text
  }

  private mutating func chance(_ one: Int) -> Bool { random.next(one) == 0 }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[random.next(values.count)]
  }

  /// The description: some axes are missing, some have a range or a resolution that can't be true.
  private mutating func axes(_ kind: Int) -> [String] {
    if chance(8) { return [] }
    var axes: [String] = []
    if kind < 2, !chance(5) { axes.append("2f 0 \(one(of: [0, 1, 4, 9])) 0 0 0") }
    let resolutions = [0, 0, 1, 4, 10, 1000, -3]
    let alike = one(of: resolutions)
    for code in kind == 3 ? ["00", "01"] : ["35", "36"] where !chance(12) {
      let range = one(of: ["0 99", "0 389", "-50 49", "10 1009", "0 4095", "5 5", "9 3"])
      axes.append("\(code) \(range) 0 0 \(chance(3) ? one(of: resolutions) : alike)")
    }
    if chance(2) { axes.append("\(kind == 3 ? "18" : "3a") 0 \(one(of: [0, 1, 255, 1000])) 0 0 0") }
    if chance(3) { axes.append("30 0 \(one(of: [0, 15, 255])) 0 0 \(one(of: resolutions))") }
    if chance(3) { axes += ["1a -64 63 0 0 57", "1b -90 90 0 0 \(one(of: [0, 57]))"] }
    return axes
  }

  private mutating func move(_ finger: Int) {
    let step = one(of: [1, 3, 12, 60, 400])
    places[finger].x += random.next(2 * step + 1) - step
    places[finger].y += random.next(2 * step + 1) - step
  }

  /// A finger's values; one or the other may be missing.
  private mutating func say(_ finger: Int, isNew: Bool) {
    move(finger)
    if !chance(isNew ? 8 : 3) { script = script.x(places[finger].x) }
    if !chance(isNew ? 8 : 3) { script = script.y(places[finger].y) }
    if chance(3) { script = script.pressure(one(of: [0, 1, 40, 90, 255, 300])) }
    if chance(6) { script = script.abs(0x30, one(of: [0, 4, 9, 200])) }
    if chance(12) { script = script.tool(random.next(4)) }
  }

  private mutating func reportSlots() {
    for finger in 0..<5 where chance(3) {
      script = script.slot(finger)
      let was = isDown[finger]
      if was, chance(4) {
        if chance(4) { script = script.pressure(0) }
        script = script.lift()
        isDown[finger] = false
        if chance(4) { script = script.id(random.next(90)) }
      } else {
        if !was || chance(12) { script = script.id(random.next(90)) }
        isDown[finger] = true
        say(finger, isNew: !was)
      }
    }
    script = script.report(after: one(of: [0, 1, 8000, 10_000, 2_000_000]))
  }

  private mutating func reportPackets() {
    let hasIDs = chance(2)
    for finger in 0..<5 {
      if chance(isDown[finger] ? 5 : 4) { isDown[finger].toggle() }
      guard isDown[finger] else { continue }
      if hasIDs, !chance(9) { script = script.id(finger) }
      say(finger, isNew: true)
      script = script.packet()
    }
    if chance(4) { script = script.key(0x14A, random.next(2)) }
    if chance(4) { script = script.packet() }
    script = script.report(after: one(of: [8000, 10_000]))
  }

  private mutating func reportSingle() {
    if chance(3) { script = script.key(one(of: [0x140, 0x141, 0x144]), random.next(2)) }
    if chance(3) { script = script.key(0x14A, random.next(2)) }
    move(0)
    if !chance(4) { script = script.abs(0, places[0].x) }
    if !chance(4) { script = script.abs(1, places[0].y) }
    if chance(3) { script = script.abs(0x18, one(of: [0, 5, 300])) }
    if chance(3) { script = script.abs(one(of: [0x1A, 0x1B]), random.next(120) - 60) }
    script = script.report(after: one(of: [0, 8000, 10_000]))
  }

  /// Once in a while what shouldn't be: dropped events, another way of reporting, a clock that goes back.
  private mutating func disturb() {
    switch random.next(40) {
    case 0: script = script.dropped().x(5).report()
    case 1: script = script.back(random.next(30_000))
    case 2: script = script.abs(one(of: [0x2F, 0x35, 0x39]), one(of: [-2, 9, 77, 2_147_483_647]))
    case 3: script = script.key(one(of: [0x145, 0x14D, 0x14E, 0x14F, 0x148]), random.next(2))
    case 4: script = script.id(3).at(9, 9).packet().report()
    case 5: script = script.key(0x14A, 1).abs(0, 7).abs(1, 8).report().key(0x14A, 0).report()
    case 6: script = script.event(0, 0, 1)
    case 7: script = script.event(0, 1, 0).event(4, 4, 7)
    default: break
    }
  }
}
