public import Foundation
import TouchCore
public import TouchRecording
public import UIKit

/// Writes what touches the windows of an app to a `.touches` file, as it happens.
///
/// `RecordingWindow` calls it. What is written is touches alone: when and where, how hard and how large, the
/// pencil's angles, and the screen's size. No text, no picture and no name of a view is among it; but keys that an
/// app draws itself are told by where they are touched, so that a recorder is stopped where secrets are typed so.
///
/// Each line is whole in the file half a second after its event at the latest. A crash of the app loses no more.
@MainActor
public final class EventRecorder {
  /// How long a line waits for others to be written with it, in seconds (our own choice).
  public nonisolated static let longestWait: TimeInterval = Output.longestWait.seconds
  /// The names that are tried in a folder (our own choice).
  nonisolated static let numbers = 1...9999

  /// Called where the file can't be made or written: once, after which nothing is recorded, and the app goes on.
  public var onFailure: ((RecordingError) -> Void)?
  /// What the recording is of, for its header: a device, an app and its version; nil for nothing.
  public var source: String?
  /// The file of the recording that is made, or was made last.
  public private(set) var file: URL?

  private var output: Output?
  private var follower = TouchFollower()
  private var estimates = ExpectedEstimates()
  private var listeners: [WindowListeners] = []
  /// The windows that were laid out, whether anything is recorded or not.
  private var windows: [Reference] = []
  /// The numbers of what hovers.
  private var hovers: [(listener: ObjectIdentifier, id: Contact.ID)] = []
  private lazy var reminder = Reminder(every: Self.longestWait) { [weak self] in
    self?.writeWaiting() ?? false
  }

  /// Creates a recorder that was not started.
  public init(source: String? = nil) { self.source = source }

  // MARK: Starting and stopping

  /// Whether touches are recorded.
  public var isRecording: Bool { output != nil }

  /// Starts a recording in a new file: `touches-1.touches`, or with the first number that is free.
  ///
  /// A recording that is being made ends first. Touches that are down begin where they are next.
  ///
  /// - Parameters:
  ///   - folder: The folder, such as the app's documents; it is made where it is missing.
  ///   - name: What the file's name begins with.
  /// - Returns: The file; nil where it can't be made, of which `onFailure` was told.
  @discardableResult
  public func start(in folder: URL, named name: String = "touches") -> URL? {
    stop()
    do throws(RecordingError) {
      let made = try NewFile.make(in: folder, named: name, Self.numbers)
      start(made.file)
      file = made.url
      return made.url
    } catch {
      onFailure?(error)
      return nil
    }
  }

  /// Starts a recording in a file that was made for it.
  package func start(_ file: LineFile) {
    follower = TouchFollower()
    estimates = ExpectedEstimates()
    hovers = []
    output = Output(file, start: .seconds(CACurrentMediaTime()))
    for window in windows { if let window = window.window { listen(in: window) } }
  }

  /// Ends the recording; all of it is in the file then.
  public func stop() {
    guard let last = output else { return }
    end()
    attempt { () throws(RecordingError) in
      // A recording without a touch has a header at least.
      last.begin(TouchesHeader(source: source, screen: Self.screen(of: nil)))
      try last.write()
    }
  }

  // MARK: Recording

  /// Records an event and delivers it: called from a window's `sendEvent(_:)`, which hands in its `super`'s.
  ///
  /// Touches of other windows of the same recorder are recorded with it, as they belong to one moment. The line is
  /// made before the delivery; only where several touches begin at once it is made behind it, because their order
  /// is what the window's recognizers have then.
  public func record(_ event: UIEvent, in window: UIWindow, delivering deliver: () -> Void) {
    guard output != nil, event.type == .touches else { return deliver() }
    listen(in: window)
    follower.take(event) { touch in
      touch.window === window || (touch.window as? RecordingWindow)?.recorder === self
    }
    guard !follower.contacts.isEmpty else { return deliver() }
    let beginnings = follower.beginnings
    if beginnings > 0 {
      begin(window, maximumForce: Double(follower.touches[0].maximumPossibleForce))
      recordSize(of: window)
    }
    if beginnings < 2 {
      append(event)
      return deliver()
    }
    var taken = follower
    deliver()
    // What was delivered may have ended the recording, or begun another one.
    guard output != nil, follower.contacts.first?.id == taken.contacts.first?.id else { return }
    for listener in listeners {
      guard let window = listener.window else { continue }
      taken.order(by: listener.touches.locations, in: window)
    }
    follower = taken
    append(event)
  }

  private func append(_ event: UIEvent) {
    var frame = TouchFrame(
      time: .seconds(event.timestamp),
      contacts: follower.contacts,
      buttons: Int(event.buttonMask.rawValue),
      modifiers: Int(event.modifierFlags.rawValue)
    )
    addHistory(of: event, to: &frame)
    expectUpdates(of: frame)
    append(frame)
  }

  /// Records that the screen of a window has another size: called from the window's `layoutSubviews()`.
  public func recordSize(of window: UIWindow) {
    windows.removeAll { $0.window == nil }
    if !windows.contains(where: { $0.window === window }) { windows.append(Reference(window)) }
    listen(in: window)
    guard let size = output?.screen else { return }
    let screen = Self.screen(of: window)
    guard screen != size else { return }
    output?.screen = screen
    var frame = TouchFrame(time: .seconds(CACurrentMediaTime()), contacts: [])
    frame.screen = TouchFrame.Size(width: screen.width, height: screen.height)
    append(frame)
  }

  /// The header comes with the first touch, which knows the largest force.
  private func begin(_ window: UIWindow, maximumForce maximum: Double) {
    guard output?.screen == nil else { return }
    let hasForce = window.traitCollection.forceTouchCapability == .available
    output?.begin(
      TouchesHeader(
        source: source,
        screen: Self.screen(of: window),
        maximumForce: hasForce ? (maximum > 0 ? maximum : RecordingHeader.defaultMaximumForce) : nil
      )
    )
  }

  private static func screen(of window: UIWindow?) -> ScreenSize {
    let size = (window?.windowScene?.coordinateSpace.bounds ?? UIScreen.main.bounds).size
    let sides = ScreenSize.sides
    func side(_ value: CGFloat) -> Double {
      min(max(Double(value), sides.lowerBound), sides.upperBound)
    }
    return ScreenSize(width: side(size.width), height: side(size.height))
  }

  /// Adds the samples that the system folded into an event.
  private func addHistory(of event: UIEvent, to frame: inout TouchFrame) {
    for (contact, touch) in zip(follower.contacts, follower.touches) {
      guard let samples = event.coalescedTouches(for: touch), samples.count > 1 else { continue }
      for sample in samples.dropLast() {
        frame.addEarlier(Contact(sample, contact.id, .moved), at: .seconds(sample.timestamp))
      }
    }
  }

  // MARK: Listening

  /// Is notified of what a window isn't sent: the order of touches, better values for estimates, and hover.
  private func listen(in window: UIWindow) {
    guard output != nil, !listeners.contains(where: { $0.window === window }) else { return }
    listeners.append(
      WindowListeners(
        in: window,
        updated: { [weak self] in self?.record(updatesOf: $0) },
        hovered: { [weak self] in self?.record($0) }
      )
    )
  }

  /// Waits for the better values of what a frame estimates.
  private func expectUpdates(of frame: TouchFrame) {
    for contact in frame.contacts where contact.estimate != nil { estimates.expect(contact) }
    for earlier in frame.history { for contact in earlier.contacts { estimates.expect(contact) } }
  }

  /// Records a step of a pointer or a pencil that hovers.
  private func record(_ hover: HoverListener) {
    guard output != nil, let window = hover.view as? UIWindow else { return }
    begin(window, maximumForce: 0)
    let identity = ObjectIdentifier(hover)
    let known = hovers.first { $0.listener == identity }?.id
    let id = known ?? follower.nextNumber()
    let phase: Contact.Phase
    switch hover.state {
    case .began, .changed: phase = known == nil ? .regionEntered : .regionMoved
    default: phase = .regionExited
    }
    if known == nil, phase == .regionExited { return }
    if known == nil { hovers.append((identity, id)) }
    if phase == .regionExited { hovers.removeAll { $0.listener == identity } }
    append(TouchFrame(time: .seconds(CACurrentMediaTime()), contacts: [Contact(hover, id, phase)]))
  }

  private func record(updatesOf touches: Set<UITouch>) {
    guard output != nil else { return }
    var frame = TouchFrame(time: .seconds(CACurrentMediaTime()), contacts: [])
    frame.updates = touches.compactMap { estimates.update($0) }.sorted { $0.index < $1.index }
    if !frame.updates.isEmpty { append(frame) }
  }

  // MARK: Writing

  private func append(_ frame: TouchFrame) {
    output?.append(frame, isHeld: !hovers.isEmpty)
    reminder.start()
    if let output, output.isDue { writeWaiting() }
  }

  /// Writes the lines that wait; answers whether there were any.
  @discardableResult
  private func writeWaiting() -> Bool {
    guard let output, output.isWaiting else { return false }
    attempt { () throws(RecordingError) in try self.output?.write() }
    return isRecording
  }

  /// Does something with the file; ends the recording where that fails.
  private func attempt(_ work: () throws(RecordingError) -> Void) {
    do throws(RecordingError) {
      try work()
    } catch {
      end()
      onFailure?(error)
    }
  }

  private func end() {
    output = nil
    reminder.stop()
    for listener in listeners { listener.remove() }
    listeners = []
  }
}

/// A window that may be gone.
private struct Reference {
  weak var window: UIWindow?

  init(_ window: UIWindow) { self.window = window }
}
