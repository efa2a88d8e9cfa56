import DeliberateTouch
import Scenes
import TouchCore
import TouchGraphics
import TouchStage

extension GestureNote {
  /// What a scene told at a moment.
  init(_ event: SceneEvent, at time: TouchTime) {
    self.init(
      time: time,
      gesture: event.gesture,
      event: event.name,
      value: event.value,
      location: event.location.map { Point($0) },
      role: event.role
    )
  }
}

extension SceneEvent {
  /// What transcripts call the event.
  fileprivate var name: String {
    switch kind {
    case .started: "started"
    case .force: "force"
    case .fixed: "fixed"
    case .ended: "ended"
    case .chosen: "chosen"
    case .dismissed: "dismissed"
    case .count: "count"
    case .unlocked: "unlocked"
    case .swiped: "swiped"
    case .drew: "drew"
    case .updating: "updating"
    case .selected: "selected"
    case .confirmed: "confirmed"
    case .sent: "sent"
    case .opened: "opened"
    case .closed: "closed"
    case .pickedUp: "pickedUp"
    case .dropped: "dropped"
    case .missed: "missed"
    }
  }

  /// What belongs to it.
  fileprivate var value: GestureNote.Value {
    switch kind {
    case .force(let force): .number(force)
    case .count(let count): .number(Double(count))
    case .chosen(let name), .drew(let name), .pickedUp(let name), .dropped(let name): .text(name)
    case .swiped(let direction):
      switch direction {
      case .left: .text("left")
      case .right: .text("right")
      case .up: .text("up")
      case .down: .text("down")
      }
    case .started, .fixed, .ended, .dismissed, .unlocked, .updating, .selected, .confirmed, .sent,
      .opened, .closed, .missed:
      .none
    }
  }

  /// What it means for its gesture.
  fileprivate var role: GestureNote.Role {
    switch kind {
    case .force: .update
    case .fixed, .count, .unlocked, .swiped, .drew, .sent, .opened, .dropped: .success
    case .missed(let miss): .miss(miss.reason)
    case .started, .ended, .chosen, .dismissed, .updating, .selected, .confirmed, .closed,
      .pickedUp:
      .step
    }
  }
}
