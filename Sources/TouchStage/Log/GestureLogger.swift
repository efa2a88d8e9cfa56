import TouchCore
public import UIKit

/// Writes a log of every decision that an application makes about gestures.
///
/// ```swift
/// let logger = GestureLogger()
/// application.gestureObserver = logger
/// // … touches …
/// let analysis = GestureAnalysis(logger.log)
/// ```
///
/// The logger keeps no recognizer, touch or press alive, except in Embedded Swift, and takes no later object for one
/// that is gone. A recognizer that only the logger still knows gives its number to the next one of its name, class and
/// view's class: menus that are made anew for each press have the same numbers.
/// A gesture that goes on costs no memory beyond its touches' paths: a run of it is one entry.
///
/// A log that is handed out in parts needs no more memory than the longest of them, however long the play
/// is. A part ends where nothing is down and no recognizer is in an attempt; its touches have no paths. Where
/// a longest part is named, a longer one is cut: the next part goes on with what is down and undecided.
///
/// For speed, as every decision comes here, accesses of its variables aren't checked: only its own methods have them.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class GestureLogger: GestureObserver {
  /// The log so far.
  @exclusivity(unchecked) public internal(set) var log = GestureLog()

  /// The recognizers by their numbers.
  @exclusivity(unchecked) private var recognizers = NumberedRecognizers()
  /// The recognizer that was asked for last: most decisions are about the one before, too.
  @exclusivity(unchecked) private var last: (recognizer: ObjectIdentifier, number: Int)?
  @exclusivity(unchecked) private var touches = WeakTable<UITouch, Int>()
  @exclusivity(unchecked) private var presses = WeakTable<UIPress, Int>()
  /// The numbers of the recognizers that would have the same name.
  private var namesakes: [String: [Int]] = [:]
  private var names = UniqueNames()
  /// The entry of each recognizer that goes on, as long as nothing else happens to it; at the recognizer's number.
  @exclusivity(unchecked) private var following: [Int?] = []
  /// What is under way: the log can't be parted meanwhile.
  @exclusivity(unchecked) private var underway = Underway()
  /// The recognizers whose attempts the part before the cut has told of.
  @exclusivity(unchecked) private var told: Set<Int> = []
  /// The swipes whose time was up, as long as they can go far enough, with the places of their failures.
  @exclusivity(unchecked) var lateSwipes: [(swipe: LateSwipe, entry: Int)] = []
  private let takePart: ((GestureLog) -> Void)?
  private let longestPart: Int

  /// The number of decisions and touches from which on programs cut a part of what they tell (our own choice: some
  /// 10 MB, and hundreds of touches beside one that never ends).
  package nonisolated static var usualPart: Int { 10_000 }

  /// Creates an empty log.
  ///
  /// - Parameters:
  ///   - recognizers: Those that get the first numbers; others get theirs with their first decision.
  ///   - longestPart: The number of decisions and touches from which on a part is cut; nil for none.
  ///   - takePart: Called with each part of a log that is handed out in parts; nil for a whole log.
  public init(
    _ recognizers: [UIGestureRecognizer] = [],
    longestPart: Int? = nil,
    inParts takePart: ((GestureLog) -> Void)? = nil
  ) {
    self.takePart = takePart
    self.longestPart = longestPart ?? .max
    for recognizer in recognizers { _ = number(of: recognizer) }
  }

  /// Logs a decision.
  public func observe(_ decision: GestureDecision) {
    let time = decision.time
    if takePart != nil {
      cutIfLong(before: decision)
      if isTold(decision) { return }
    }
    log.end = max(log.end, time)
    switch decision.event {
    case .touched(let touch): return note(touch, at: time)
    case .pressed(let press): return note(press, at: time)
    case .wished(.changed, _, _), .sentAction(.changed, _): return
    default: break
    }
    let recognizer = number(ofRecognizerIn: decision)
    if let recognizer {
      // A part says what became of attempts, and not each step on the way.
      if takePart != nil, decision.event.isDetail, underway.contains(recognizer) { return }
      switch decision.event {
      case .entered(.changed):
        if let index = following[recognizer] {
          log.entries[index].times += 1
          log.entries[index].last = time
          return
        }
        following[recognizer] = log.entries.count
      default: following[recognizer] = nil
      }
    }
    if takePart != nil {
      prepare(for: decision.event, of: recognizer, at: time)
    } else if let recognizer {
      underway.note(decision.event, of: recognizer, at: time)
    }
    log.entries.append(
      GestureLog.Entry(
        time: time,
        recognizer: recognizer,
        event: numbered(decision.event),
        last: time
      )
    )
    if case .wished(.failed, let reason, _) = decision.event, let recognizer = decision.recognizer {
      noteFailure(of: recognizer, because: reason, at: time)
    }
  }

  /// Whether a question is logged: a part of a log tells what became of an attempt, and not what was asked in it.
  public func usesQuestions(about recognizer: UIGestureRecognizer) -> Bool {
    guard takePart != nil else { return true }
    // For speed: the number first, so that what is under way isn't kept, and counted, while it is found.
    let number = number(of: recognizer)
    return !underway.contains(number)
  }

  /// Logs what a scene told, except mere updates.
  public func take(_ note: GestureNote) {
    guard note.role != .update else { return }
    log.end = max(log.end, note.time)
    log.notes.append(note)
  }

  /// The number of a recognizer; a new one for a recognizer that has none yet.
  public func number(of recognizer: UIGestureRecognizer) -> Int {
    let identity = ObjectIdentifier(recognizer)
    #if hasFeature(Embedded)
      if let last, last.recognizer == identity { return last.number }
    #else
      if let last, recognizers.isNumber(last.number, of: identity) { return last.number }
    #endif
    let number = recognizers.number(of: recognizer) ?? newNumber(of: recognizer)
    last = (identity, number)
    return number
  }

  /// The recognizer of a number; nil where it is gone.
  func recognizer(_ number: Int) -> UIGestureRecognizer? { recognizers[number] }

  /// The number of the recognizer that a decision is about.
  private func number(ofRecognizerIn decision: GestureDecision) -> Int? {
    guard let recognizer = decision.recognizer else { return nil }
    return number(of: recognizer)
  }

  private func newNumber(of recognizer: UIGestureRecognizer) -> Int {
    let kind = className(of: recognizer)
    let name = recognizer.nameOrKind
    let view = recognizer.view.map { className(of: $0) }
    last = nil
    let free = namesakes[name, default: []].first { number in
      let old = log.recognizers[number]
      return old.kind == kind && old.view == view && !underway.contains(number)
        && recognizers.isGone(number)
    }
    let number = free ?? log.recognizers.count
    if free != nil {
      recognizers.replace(number, with: recognizer)
    } else {
      recognizers.append(recognizer)
      following.append(nil)
      log.recognizers.append(
        GestureLog.Recognizer(name: names.give(name), kind: kind, view: view)
      )
      namesakes[name, default: []].append(number)
    }
    return number
  }

  // MARK: Touches

  func number(of touch: UITouch) -> Int {
    if let number = touches[touch] { return number }
    let number = log.touches.count
    touches[touch] = number
    log.touches.append(GestureLog.Touch(sample(of: touch)))
    return number
  }

  private func note(_ touch: UITouch, at time: TouchTime) {
    // A pointer's touch begins anew with each click.
    if touch.phase == .began { touches[touch] = nil }
    let sample = sample(of: touch)
    let number: Int
    if let known = touches[touch] {
      number = known
      log.touches[number].add(sample, keepingPath: takePart == nil)
    } else {
      if takePart != nil, underway.isNothing, !log.isEmpty {
        handOut(before: sample.time, nextTouch: sample)
      }
      number = self.number(of: touch)
      underway.note(.touch(number), isOver: false)
    }
    if !lateSwipes.isEmpty { follow(touch, at: time) }
    if touch.phase == .ended || touch.phase == .cancelled {
      underway.note(.touch(number), isOver: true)
    }
    switch touch.phase {
    case .ended: log.touches[number].outcome = .ended
    case .cancelled:
      log.touches[number].outcome = .cancelled
      // A touch that is taken away was there until now, though it was measured long ago.
      let last = log.touches[number].path.count - 1
      log.touches[number].path[last].time = max(log.touches[number].last, time)
    case .began, .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func sample(of touch: UITouch) -> GestureLog.Sample {
    let location = touch.location(in: nil)
    let screenLocation = touch.window?.screenPoint(fromWindow: location) ?? location
    let maximum = Double(touch.maximumPossibleForce)
    return GestureLog.Sample(
      time: .seconds(touch.timestamp),
      location: Point(x: Double(screenLocation.x), y: Double(screenLocation.y)),
      force: maximum > 0 ? Double(touch.force) / maximum : nil,
      radius: touch.majorRadius > 0 ? Double(touch.majorRadius) : nil
    )
  }

  // MARK: Presses

  func number(of press: UIPress) -> Int {
    if let number = presses[press] { return number }
    let number = log.presses.count
    presses[press] = number
    let time = TouchTime.seconds(press.timestamp)
    log.presses.append(
      GestureLog.Press(
        button: Press.Button(rawValue: press.type.rawValue) ?? .select,
        began: time,
        last: time
      )
    )
    return number
  }

  private func note(_ press: UIPress, at time: TouchTime) {
    let number = number(of: press)
    underway.note(.press(number), isOver: press.phase == .ended || press.phase == .cancelled)
    log.presses[number].last = .seconds(press.timestamp)
    switch press.phase {
    case .ended: log.presses[number].outcome = .ended
    case .cancelled: log.presses[number].outcome = .cancelled
    case .began, .changed, .stationary: break
    }
  }

  // MARK: Parts

  /// Hands out the last part, behind everything that was played.
  public func finish() {
    guard let takePart else { return }
    takePart(log)
    log.removeAll(from: .distantFuture)
  }

  /// Hands out what lies behind where a decision begins something else, and notes what it begins or ends.
  private func prepare(
    for event: GestureDecision.Event,
    of recognizer: Int?,
    at time: TouchTime
  ) {
    if underway.isNothing, let last = log.entries.last, max(last.time, underway.patience) < time {
      handOut(before: time, nextTouch: nil)
    }
    guard let recognizer else { return }
    underway.note(event, of: recognizer, at: time)
    // Where its fingers were then is part of the answer.
    if case .wished = event { log.keepSamples(of: underway.inputs, at: time) }
  }

  /// Cuts a log that is too long before the first decision of a moment, or before a touch begins.
  private func cutIfLong(before decision: GestureDecision) {
    guard log.entries.count + log.touches.count >= longestPart else { return }
    var location: Point?
    if case .touched(let touch) = decision.event, touch.phase == .began {
      location = sample(of: touch).location
    }
    let last = log.entries.last?.time ?? .zero
    guard location != nil || decision.time > last, !underway.isNothing else { return }
    cut(before: decision.time, nextTouch: location.map { _ in decision.time }, at: location)
  }

  /// Cuts a log that is handed out in parts, whatever is under way, so that several logs of the same touches
  /// can be cut at the same moment.
  ///
  /// - Parameters:
  ///   - time: A moment that no decision so far is later than; what comes then belongs to the next part.
  ///   - nextTouch: When the first touch behind the part begins; nil if something else comes first.
  ///   - location: Where that is, in points of the screen.
  package func cut(before time: TouchTime, nextTouch: TouchTime?, at location: Point? = nil) {
    var (part, numbers) = log.cut(before: time, underway)
    part.nextTouch = nextTouch
    part.nextTouchLocation = location
    underway.pass(numbers)
    told = underway.decided
    touches = touches.compactMapValues {
      if case .touch(let number)? = numbers[.touch($0)] { number } else { nil }
    }
    presses = presses.compactMapValues {
      if case .press(let number)? = numbers[.press($0)] { number } else { nil }
    }
    followNothing()
    takePart?(part)
  }

  /// Whether the part before a cut has told of the attempt, or of the input, that a decision is about.
  private func isTold(_ decision: GestureDecision) -> Bool {
    guard log.cutAt != nil else { return false }
    switch decision.event {
    case .touched, .pressed, .refused: return false
    case .deliveredDeferred(let input), .cancelledInView(let input), .delays(let input):
      if case .touch(let touch) = input, touches[touch] == nil { return true }
      if case .press(let press) = input, presses[press] == nil { return true }
    default: break
    }
    guard !told.isEmpty, let recognizer = number(ofRecognizerIn: decision),
      told.contains(recognizer)
    else { return false }
    if case .reset = decision.event {
      told.remove(recognizer)
      underway.note(.reset, of: recognizer, at: decision.time)
    }
    return true
  }

  /// - Parameters:
  ///   - time: When something begins behind the part: what the scene tells from then on belongs to that.
  ///   - nextTouch: The beginning of the first touch behind the part; nil if something else begins.
  private func handOut(before time: TouchTime, nextTouch: GestureLog.Sample?) {
    var part = log
    part.nextTouch = nextTouch?.time
    part.nextTouchLocation = nextTouch?.location
    part.notes.removeAll { $0.time >= time }
    log.removeAll(from: time)
    touches.removeAll(keepingCapacity: true)
    presses.removeAll(keepingCapacity: true)
    followNothing()
    takePart?(part)
  }

  /// Discards what refers to places in the log before.
  private func followNothing() {
    for number in following.indices { following[number] = nil }
    lateSwipes.removeAll(keepingCapacity: true)
  }
}

extension GestureDecision.Event {
  /// Whether the decision is a step on the way, which changes nothing of what becomes of an attempt.
  fileprivate var isDetail: Bool {
    switch self {
    case .asked, .sentAction, .cancelledInView, .delays, .deliveredDeferred, .requirementRefused:
      true
    default: false
    }
  }
}
