import TouchCore
public import TouchRecording
import TouchStage

/// A corpus of synthetic hands, which is made when it is read: nothing is stored.
///
/// It shows what the commands print. Synthetic persons are no evidence of what people do.
public enum SyntheticCorpus {
  /// What its recordings' paths begin with.
  public static let scheme = "synthetic:"
  /// How many persons there are.
  static let persons = 8
  /// What each of them does, in this order.
  static let gestures = [
    "tap", "doubleTap", "longPress", "pan", "swipe", "pinch", "rotation", StrokeLabel.none,
  ]
  /// How many strokes a recording has.
  static let strokes = 8

  /// The corpus.
  ///
  /// - Parameter rounds: How often each person does everything; the paths' numbers go on.
  /// - Returns: The corpus.
  public static func corpus(rounds: Int = 1) -> Corpus {
    let count = persons * gestures.count * rounds
    let tasks = (0..<count).map { number in
      let script = SyntheticScript(number)
      return RecordingTask(
        number: number + 1,
        file: "\(scheme)\(number)",
        path: "\(scheme)\(number)",
        person: script.person,
        device: script.device.name,
        labels: script.play().labels
      )
    }
    return Corpus(name: "the bundled corpus", tasks: tasks, isSynthetic: true)
  }

  /// Opens one of its recordings.
  ///
  /// - Parameters:
  ///   - path: The path, as `synthetic:12`.
  ///   - options: What the user adds.
  /// - Returns: The recording.
  /// - Throws: An error where there is no such recording.
  public static func open(
    _ path: String,
    options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) -> RecordingReader {
    guard let number = Int(path.dropFirst(scheme.count)), (0..<1_000_000).contains(number) else {
      throw RecordingError(
        .noSuchFile,
        file: path,
        problem: "there is no such synthetic recording",
        remedy: "name one as \(scheme)12"
      )
    }
    let script = SyntheticScript(number)
    let screen = ScreenSize(width: script.device.screen.width, height: script.device.screen.height)
    var writer = TouchesWriter(
      TouchesHeader(source: script.device.name, screen: screen, rate: script.device.rate)
    )
    for frame in script.play().frames { writer.append(frame) }
    return try RecordingReader(bytes: writer.bytes, name: path, options: options)
  }
}

/// One recording of the corpus: who does what on which device.
struct SyntheticScript {
  let gesture: String
  let person: String
  let device: SyntheticDevice
  private let hand: SyntheticPerson
  private let seed: UInt64

  init(_ number: Int) {
    let kinds = SyntheticCorpus.gestures.count
    let index = number / kinds % SyntheticCorpus.persons
    gesture = SyntheticCorpus.gestures[number % kinds]
    person = "synthetic \(index + 1)"
    hand = SyntheticPerson(seed: UInt64(index) &* 7919 &+ 17)
    device = SyntheticDevice.all[index % SyntheticDevice.all.count]
    seed = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ 5
  }

  /// What the hand does, and the labels of it.
  func play() -> (frames: [TouchFrame], labels: [StrokeLabel]) {
    var random = SeededRandom(seed: seed)
    var fingers = SyntheticHand(seed: seed ^ 0xA5A5, rate: device.rate)
    fingers.tremor = hand.tremor
    fingers.roll = 0.8
    fingers.force = nil
    var labels: [StrokeLabel] = []
    fingers.pause(0.5)
    for stroke in 0..<SyntheticCorpus.strokes {
      let first = fingers.frames.count
      touch(&fingers, &random)
      let last = fingers.frames.count - 1
      labels.append(
        StrokeLabel(
          line: stroke + 1,
          gesture: gesture,
          from: fingers.frames[first].time,
          to: fingers.frames[last].time
        )
      )
      fingers.pause(0.9 + 0.6 * random.unit())
    }
    return (fingers.frames, labels)
  }

  /// A value that varies from stroke to stroke.
  private func varied(_ value: Double, _ random: inout SeededRandom, by spread: Double) -> Double {
    value * min(max(1 + random.noise(spread), 0.3), 4)
  }

  private func touch(_ fingers: inout SyntheticHand, _ random: inout SeededRandom) {
    let (width, height) = device.screen
    let location = Point(
      x: width * (0.35 + 0.3 * random.unit()),
      y: height * (0.35 + 0.3 * random.unit())
    )
    let turn = 2 * Double.pi * random.unit()
    let side = Vector(dx: ElementaryFunctions.cos(turn), dy: ElementaryFunctions.sin(turn))
    let slid = location + side * varied(hand.slide, &random, by: 0.6)
    switch gesture {
    case "tap":
      fingers.drag(
        from: location,
        to: slid,
        for: varied(hand.tapTime, &random, by: hand.spread)
      )
    case "doubleTap":
      fingers.tap(at: location, for: varied(hand.tapTime * 0.6, &random, by: hand.spread))
      fingers.pause(varied(hand.tapGap, &random, by: hand.spread))
      fingers.tap(at: slid, for: varied(hand.tapTime * 0.6, &random, by: hand.spread))
    case "longPress":
      fingers.drag(from: location, to: slid, for: varied(0.8, &random, by: 0.2))
    case "pan":
      let displacement = side * varied(60, &random, by: 0.6)
      fingers.drag(
        from: location,
        to: location + displacement,
        for: varied(0.5 / hand.pace, &random, by: 0.3)
      )
    case "swipe":
      let sides = [
        Vector(dx: 1, dy: 0), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: 1), Vector(dx: 0, dy: -1),
      ]
      let displacement =
        sides[Int(random.unit() * 4, within: 0...3)] * varied(130, &random, by: 0.35)
      let drift = side * (hand.slide * 1.5)
      fingers.flick(
        from: location,
        to: location + displacement + drift,
        for: varied(0.16 / hand.pace, &random, by: 0.3)
      )
    case "pinch":
      let (near, far) = (varied(70, &random, by: 0.2), varied(160, &random, by: 0.3))
      fingers.twoFingers(
        around: location,
        distances: random.unit() < 0.5 ? (near, far) : (far, near),
        for: varied(0.5 / hand.pace, &random, by: 0.2)
      )
    case "rotation":
      let distance = varied(120, &random, by: 0.15)
      let angle = varied(0.7, &random, by: 0.4)
      fingers.twoFingers(
        around: location,
        distances: (distance, distance),
        angles: (turn, turn + angle),
        for: varied(0.6 / hand.pace, &random, by: 0.2)
      )
    default:
      // A palm or a brushing finger: long and still, or short and sliding.
      if random.unit() < 0.5 {
        fingers.press(at: location, for: 0.3 + 0.9 * random.unit())
      } else {
        fingers.drag(from: location, to: location + side * (4 + 12 * random.unit()), for: 0.2)
      }
    }
  }
}
