import TouchCore
import TouchReport

/// Matches what was recognized with what was meant, by the contacts that both are made of.
struct StrokeMatcher {
  private let replay: ReplayedTouches
  private let labels: [StrokeLabel]
  private let aliases: AliasTable
  private let tolerance: Tolerance
  /// The scene's recognizers and controls; labels that only others satisfy aren't judged.
  private let known: Set<String>
  /// The recognizers that take part.
  private let present: Set<String>

  /// The label of each contact; nil outside of all labelled parts.
  private var owners: [Int?]
  /// The contacts of each label, in the order in which they began.
  private var contactsOfLabel: [[Int]]
  /// The stroke of each contact; nil where it is no stroke's.
  private var strokeOfContact: [Int?]
  private(set) var strokes: [StrokeOutcome] = []
  private(set) var alarms: [FalseAlarm] = []
  /// The labelled strokes that no figure counts.
  private(set) var unjudged: [UnjudgedStrokes] = []
  /// What is to be said of labels, in their order.
  private(set) var notices: [TableProblem] = []
  /// The strokes that can't be told from others of their label, by the first of them.
  private var counted: [Int: Range<Int>] = [:]
  /// The decisions about each stroke.
  private var decisionsOfStroke: [Int: [Int]] = [:]
  /// What each stroke's label asks for.
  private var entries: [AliasTable.Entry] = []

  init(
    _ replay: ReplayedTouches,
    labels: [StrokeLabel],
    aliases: AliasTable,
    tolerance: Tolerance,
    known: Set<String>,
    present: Set<String>
  ) {
    self.replay = replay
    self.labels = labels
    self.aliases = aliases
    self.tolerance = tolerance
    self.known = known
    self.present = present
    owners = replay.contacts.map { _ in nil }
    strokeOfContact = owners
    contactsOfLabel = labels.map { _ in [] }
    assignContacts()
    makeStrokes()
    judge()
  }

  // MARK: Contacts

  /// Gives each contact to the label in whose part it began, or to the nearest one within the tolerance.
  private mutating func assignContacts() {
    let parts = labels.enumerated().sorted {
      ($0.element.part.lowerBound, $0.offset) < ($1.element.part.lowerBound, $1.offset)
    }
    for (index, contact) in replay.contacts.enumerated() {
      // The last part that begins no later than the contact, and the next one, are the only candidates.
      var (low, high) = (0, parts.count)
      while low < high {
        let middle = (low + high) / 2
        if parts[middle].element.part.lowerBound <= contact.began {
          low = middle + 1
        } else {
          high = middle
        }
      }
      var best: (distance: TouchTime, label: Int)?
      for candidate in [low - 1, low] where parts.indices.contains(candidate) {
        let distance = parts[candidate].element.part.distance(to: contact.began)
        if distance <= tolerance.edge, best.map({ distance < $0.distance }) ?? true {
          best = (distance, parts[candidate].offset)
        }
      }
      owners[index] = best?.label
      if let best { contactsOfLabel[best.label].append(index) }
    }
  }

  /// The label's contacts in groups: contacts that were down together are one.
  private func groups(of label: Int) -> [[Int]] {
    var groups: [[Int]] = []
    var end = TouchTime(nanoseconds: .min)
    for index in contactsOfLabel[label] {
      let contact = replay.contacts[index]
      if contact.began < end, !groups.isEmpty {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
      end = max(end, contact.ended)
    }
    return groups
  }

  // MARK: Strokes

  private func isJudged(_ entry: AliasTable.Entry) -> Bool {
    entry.recognizers.contains(where: known.contains)
  }

  private mutating func makeStrokes() {
    for (number, label) in labels.enumerated() where label.gesture != StrokeLabel.none {
      let entry = aliases.entry(for: label.gesture)
      let groups = groups(of: number)
      if groups.isEmpty {
        // A label without an agreed answer is judged nowhere.
        if !entry.recognizers.isEmpty { leaveOut(label, .untouched) }
        note(
          label,
          "nothing touches there, so \(label.gesture) isn't judged",
          "correct from and to"
        )
        continue
      }
      if !isJudged(entry), !entry.recognizers.isEmpty { noteUnjudged(label) }
      guard isJudged(entry), entry.recognizers.contains(where: present.contains) else { continue }
      let isTold = groups.count % label.count == 0
      if !isTold {
        note(
          label,
          "\(groups.count) touches can't be shared out among \(label.count) strokes, so that "
            + "recognitions are only counted",
          "correct the count, or give strokes rows of their own with from and to"
        )
      }
      let size = isTold ? groups.count / label.count : groups.count
      let all = groups.flatMap(\.self)
      if !isTold { counted[strokes.count] = strokes.count..<strokes.count + label.count }
      for index in 0..<label.count {
        let mine = isTold ? groups[index * size..<(index + 1) * size].flatMap(\.self) : all
        // Of strokes that can't be told apart, the first has the contacts.
        if isTold || index == 0 {
          for contact in mine { strokeOfContact[contact] = strokes.count }
          strokes.append(stroke(of: label, mine))
        } else {
          strokes.append(strokes[strokes.count - 1])
        }
        entries.append(entry)
      }
    }
  }

  private func stroke(of label: StrokeLabel, _ contacts: [Int]) -> StrokeOutcome {
    let spans = contacts.map { replay.contacts[$0] }
    return StrokeOutcome(
      gesture: label.gesture,
      line: label.line,
      began: spans.map(\.began).min() ?? .zero,
      ended: spans.map(\.ended).max() ?? .zero
    )
  }

  private mutating func leaveOut(_ label: StrokeLabel, _ reason: UnjudgedStrokes.Reason) {
    let strokes = UnjudgedStrokes(label: label.gesture, reason: reason, strokes: label.count)
    unjudged.append(strokes)
  }

  /// Says that no recognizer of the scene satisfies a label, and which name was probably meant.
  private mutating func noteUnjudged(_ label: StrokeLabel) {
    let isAlias = aliases.labels.contains(label.gesture)
    leaveOut(label, isAlias ? .absent : .unknown)
    let near = aliases.nearestName(to: label.gesture, among: known.sorted())
    note(
      label,
      "the scene has no recognizer of \(label.gesture), so it isn't judged",
      NearestName.question(near)
        + "name one in \(AliasTable.fileName), or write - there"
    )
  }

  private mutating func note(_ label: StrokeLabel, _ problem: String, _ remedy: String) {
    notices.append(
      TableProblem(.notice, file: "", line: label.line, problem: problem, remedy: remedy)
    )
  }

  /// The contacts of a recognition; for one without any, those that were down, or were lifted last.
  private func contacts(of recognition: ReplayedTouches.Recognition) -> [Int] {
    if !recognition.contacts.isEmpty { return recognition.contacts }
    let time = recognition.time
    let down = replay.contacts.indices.filter {
      replay.contacts[$0].began <= time && time <= replay.contacts[$0].ended
    }
    if !down.isEmpty { return down }
    let last = replay.contacts.indices.filter { replay.contacts[$0].ended <= time }
      .max { replay.contacts[$0].ended < replay.contacts[$1].ended }
    guard let last, time - replay.contacts[last].ended <= tolerance.recognition else { return [] }
    return [last]
  }

  // MARK: Judging

  private mutating func judge() {
    var ofStroke: [[Int]] = strokes.map { _ in [] }
    var spans: [[Int]] = []
    for (number, recognition) in replay.recognitions.enumerated() {
      let contacts = contacts(of: recognition)
      let touched = Set(contacts.compactMap { strokeOfContact[$0] }).sorted()
      spans.append(touched)
      if touched.isEmpty {
        alarmOutsideOfStrokes(recognition, contacts)
      } else {
        for stroke in touched { ofStroke[stroke].append(number) }
      }
    }
    var credited: Set<Int> = []
    var blamed: Set<Int> = []
    for (number, decision) in replay.decisions.enumerated() {
      for stroke in Set(decision.contacts.compactMap { strokeOfContact[$0] }) {
        decisionsOfStroke[stroke, default: []].append(number)
      }
    }
    // Of strokes that can't be told apart, the first shares the recognitions out.
    let shared = Set(counted.values.flatMap { $0.dropFirst() })
    for stroke in strokes.indices where !shared.contains(stroke) {
      let mine = ofStroke[stroke].sorted {
        (replay.recognitions[$0].time, $0) < (replay.recognitions[$1].time, $1)
      }
      judge(stroke, mine, spans, &credited, &blamed)
    }
  }

  private mutating func alarmOutsideOfStrokes(
    _ recognition: ReplayedTouches.Recognition,
    _ contacts: [Int]
  ) {
    guard let label = contacts.first(where: { owners[$0] != nil }).flatMap({ owners[$0] })
    else { return }
    let entry = aliases.entry(for: labels[label].gesture)
    if labels[label].gesture != StrokeLabel.none {
      // No agreed answer, or a gesture that the scene doesn't have: nothing is judged.
      guard isJudged(entry), !(entry.recognizers + entry.beside).contains(recognition.recognizer)
      else { return }
    }
    alarms.append(
      FalseAlarm(
        recognizer: recognition.recognizer,
        time: recognition.time,
        line: labels[label].line
      )
    )
  }

  private mutating func judge(
    _ stroke: Int,
    _ mine: [Int],
    _ spans: [[Int]],
    _ credited: inout Set<Int>,
    _ blamed: inout Set<Int>
  ) {
    let entry = entries[stroke]
    if let strokes = counted[stroke] { return judgeCounted(strokes, mine, &credited, &blamed) }
    let limit = strokes[stroke].ended + tolerance.recognition
    let satisfying = mine.filter { entry.recognizers.contains(replay.recognitions[$0].recognizer) }
    let own = satisfying.filter { !credited.contains($0) }
    if let hit = own.first(where: { replay.recognitions[$0].time <= limit }) {
      credited.insert(hit)
      let name = replay.recognitions[hit].recognizer
      note(hit, of: stroke)
      for other in mine where other != hit && !credited.contains(other) {
        let recognition = replay.recognitions[other]
        if recognition.recognizer == name, spans[other] == [stroke] {
          strokes[stroke].fragments += 1
          credited.insert(other)
        } else if !entry.recognizers.contains(recognition.recognizer),
          !entry.beside.contains(recognition.recognizer)
        {
          alarm(other, stroke, &blamed)
        }
      }
      return
    }
    if let late = own.first {
      credited.insert(late)
      strokes[stroke].outcome = .late
      strokes[stroke].recognizer = replay.recognitions[late].recognizer
    } else if satisfying.first != nil {
      strokes[stroke].outcome = .merged
    } else if let other = mine.first {
      strokes[stroke].outcome =
        blamed.contains(other)
        ? .merged : .confused(with: replay.recognitions[other].recognizer)
    }
    for other in mine where !entry.recognizers.contains(replay.recognitions[other].recognizer) {
      alarm(other, stroke, &blamed)
    }
    explain(stroke)
  }

  /// Of strokes that can't be told apart, as many are hit as there are recognitions.
  private mutating func judgeCounted(
    _ range: Range<Int>,
    _ mine: [Int],
    _ credited: inout Set<Int>,
    _ blamed: inout Set<Int>
  ) {
    let stroke = range.lowerBound
    let entry = entries[stroke]
    var next = stroke
    for recognition in mine {
      let name = replay.recognitions[recognition].recognizer
      if entry.recognizers.contains(name) {
        guard next < range.upperBound else {
          alarm(recognition, nil, &blamed, line: strokes[stroke].line)
          continue
        }
        credited.insert(recognition)
        strokes[next].outcome = .hit
        strokes[next].recognizer = name
        strokes[next].delay =
          replay.recognitions[recognition].time - replay.recognitions[recognition].decided
        strokes[next].waits = replay.recognitions[recognition].waits
        next += 1
      } else if !entry.beside.contains(name) {
        alarm(recognition, stroke, &blamed)
      }
    }
    for missed in range where strokes[missed].outcome == .missed {
      strokes[missed].why =
        "of \(range.count) strokes that can't be told apart, \(next - stroke) were recognized"
    }
  }

  private mutating func note(_ recognition: Int, of stroke: Int) {
    let recognized = replay.recognitions[recognition]
    strokes[stroke].outcome = .hit
    strokes[stroke].recognizer = recognized.recognizer
    strokes[stroke].delay = recognized.time - recognized.decided
    strokes[stroke].latency = recognized.time - strokes[stroke].began
    strokes[stroke].waits = recognized.waits
  }

  private mutating func alarm(
    _ recognition: Int,
    _ stroke: Int?,
    _ blamed: inout Set<Int>,
    line: Int? = nil
  ) {
    guard blamed.insert(recognition).inserted else { return }
    alarms.append(
      FalseAlarm(
        recognizer: replay.recognitions[recognition].recognizer,
        time: replay.recognitions[recognition].time,
        stroke: stroke,
        line: line ?? stroke.map { strokes[$0].line } ?? 0
      )
    )
  }

  /// Says why a stroke wasn't hit, in the words of the decision about it that came closest.
  private mutating func explain(_ stroke: Int) {
    let about = (decisionsOfStroke[stroke] ?? []).map { replay.decisions[$0] }.filter {
      entries[stroke].recognizers.contains($0.saved.recognizer)
    }
    guard let told = about.first(where: \.isNearMiss) ?? about.first else {
      strokes[stroke].why = "no recognizer of it took part"
      return
    }
    strokes[stroke].why = "\(told.saved.recognizer): \(told.saved.sentence)"
  }

  // MARK: Results

  /// The decisions, each with the stroke that it is about.
  var decisions: [SavedDecision] {
    replay.decisions.map { decision in
      var saved = decision.saved
      saved.stroke = decision.contacts.lazy.compactMap { strokeOfContact[$0] }.first
      if let stroke = saved.stroke {
        saved.isMeant = entries[stroke].recognizers.contains(saved.recognizer)
      }
      return saved
    }
  }

  /// How long something touched in parts that are judged.
  var touching: TouchTime {
    var total = TouchTime.zero
    var end = TouchTime(nanoseconds: .min)
    for (index, contact) in replay.contacts.enumerated() {
      guard let owner = owners[index] else { continue }
      let gesture = labels[owner].gesture
      guard gesture == StrokeLabel.none || isJudged(aliases.entry(for: gesture)) else { continue }
      let begin = max(contact.began, end)
      if contact.ended > begin { total = total + (contact.ended - begin) }
      end = max(end, contact.ended)
    }
    return total
  }
}
