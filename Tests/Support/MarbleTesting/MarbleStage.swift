public import TouchCore
public import UIKit

/// Plays pictures on an application, and records what happens.
///
/// The test's views and recognizers report each callback by `note(_:_:)`, and `play(_:)` compares
/// them with a picture. Without a picture, pass frames to `receive(_:)` and acts to `did(_:)`, and
/// read `picture` afterwards.
@MainActor
public final class MarbleStage {
  /// The application that receives the touches.
  public let application: UIApplication
  /// The acts of the `do` line, by word.
  public var acts: [String: () -> Void] = [:]
  /// The events so far, except in played pictures.
  public private(set) var course = Marble()
  private var fingers: [Contact.ID: Point] = [:]
  private var isPlaying = false

  /// Creates a stage for an application.
  public init(_ application: UIApplication) {
    self.application = application
    acts["interrupt"] = {
      application.receive(TouchFrame(time: application.now, contacts: [], interruption: .system))
    }
  }

  // MARK: Pictures

  /// Plays a picture's inputs and compares the outputs.
  ///
  /// - Returns: Nil if everything happened as drawn; otherwise both pictures, one above the other.
  public func play(_ picture: String) throws(MarbleError) -> String? {
    var parser = MarbleParser(fingers: fingers, acts: Set(acts.keys))
    let expected = try parser.parse(picture)
    let before = (course, fingers)
    fingers = parser.fingers
    isPlaying = true
    course = Marble()
    for moment in expected.moments { play(moment) }
    let seen = course
    isPlaying = false
    course = before.0
    return Self.difference(expected, seen, fingers: before.1)
  }

  private func play(_ moment: Marble.Moment) {
    course.moments.append(Marble.Moment(time: moment.time, inputs: moment.inputs))
    application.advance(to: moment.time)
    for group in moment.inputs {
      var contacts: [Contact] = []
      for input in group {
        switch input {
        case .act(let word): acts[word]?()
        case .touch(let contact): contacts.append(contact)
        }
      }
      if !contacts.isEmpty {
        application.receive(TouchFrame(time: moment.time, contacts: contacts))
      }
    }
    // Changes that an act made outside an event are settled together with it.
    application.advance(to: moment.time)
  }

  /// Both pictures, one above the other; nil if they are the same.
  private static func difference(
    _ expected: Marble,
    _ seen: Marble,
    fingers: [Contact.ID: Point]
  ) -> String? {
    var seen = seen
    var wrong: Set<Int> = []
    for index in expected.moments.indices {
      if expected.moments[index].allows(seen.moments[index]) {
        seen.moments[index].outputs = expected.moments[index].outputs
      } else {
        wrong.insert(index)
      }
    }
    if wrong.isEmpty { return nil }
    var picture = MarblePicture()
    picture.fingers = fingers
    picture.add(expected, titled: "expected")
    picture.add(seen, titled: "seen")
    picture.mark(wrong)
    return picture.text
  }

  // MARK: Runs

  /// Records a callback.
  public func note(_ lane: String, _ word: String) {
    if !isPlaying { openMoment(at: application.now) }
    let word = word.replacing(" ", with: "_")
    course.moments[course.moments.count - 1].outputs.append([Marble.Output(lane, word)])
  }

  /// Records a frame and passes it to the application.
  public func receive(_ frame: TouchFrame) {
    openMoment(at: frame.time)
    var inputs: [Marble.Input] = frame.interruption == nil ? [] : [.act("interrupt")]
    inputs += frame.contacts.map { .touch($0) }
    if !inputs.isEmpty { course.moments[course.moments.count - 1].inputs.append(inputs) }
    application.receive(frame)
  }

  /// Records an act that was done to the application, without doing it.
  public func did(_ act: String) {
    openMoment(at: application.now)
    let word = act.replacing(" ", with: "_")
    course.moments[course.moments.count - 1].inputs.append([.act(word)])
  }

  /// Forgets the events so far.
  public func clear() { course = Marble() }

  /// The events so far as a picture.
  public var picture: String { MarblePicture.text(of: course) }

  private func openMoment(at time: TouchTime) {
    if course.moments.isEmpty || course.moments[course.moments.count - 1].time < time {
      course.moments.append(Marble.Moment(time: time))
    }
  }
}
