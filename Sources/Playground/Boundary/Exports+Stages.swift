import TouchCore
import TouchReport
import TouchStage
import UIKit

// What a host calls: see include/touchstone_playground.h, which says what each function does.

/// The version of the interface.
@_cdecl("touchstone_version")
public func touchstoneVersion() -> Int32 { 1 }

/// The address of the input buffer, with room for so many bytes.
@_cdecl("touchstone_input")
public func touchstoneInput(_ size: Int32) -> UnsafeMutableRawPointer? {
  nonisolated(unsafe) var address: UnsafeMutableRawPointer?
  onStage { host in
    host.input.reserve(max(Int(size), 8))
    address = host.input.address
  }
  return address
}

/// The address of the output buffer.
@_cdecl("touchstone_output")
public func touchstoneOutput() -> UnsafeMutableRawPointer? {
  nonisolated(unsafe) var address: UnsafeMutableRawPointer?
  onStage { host in
    host.output.reserve(8)
    address = host.output.address
  }
  return address
}

/// What was wrong with the last call that failed.
@_cdecl("touchstone_problem")
public func touchstoneProblem() -> Int32 { onStage { $0.answerProblem() } }

// MARK: Scenes

/// The scenes, a line of JSON each.
@_cdecl("touchstone_scenes")
public func touchstoneScenes() -> Int32 {
  onStage { host in host.answer(PlaygroundScene.all.map { $0.json.text }) }
}

/// Opens a stage.
@_cdecl("touchstone_open")
public func touchstoneOpen(_ length: Int32) -> Int32 {
  onStage { host in
    host.attempt(0) { () throws(PlaygroundProblem) in try host.open(length) }
  }
}

/// Closes a stage.
@_cdecl("touchstone_close")
public func touchstoneClose(_ stage: Int32) { onStage { $0.close(stage) } }

/// Gives a property another value.
@_cdecl("touchstone_set")
public func touchstoneSet(_ stage: Int32, _ length: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage] else { return 0 }
    return host.attempt(0) { () throws(PlaygroundProblem) in
      for setting in try PlaygroundProblem.settings(host.text(length)) { try stage.set(setting) }
      return 1
    }
  }
}

/// Changes a trait.
@_cdecl("touchstone_trait")
public func touchstoneTrait(_ stage: Int32, _ length: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage] else { return 0 }
    return host.attempt(0) { () throws(PlaygroundProblem) in
      try stage.change(host.text(length))
      return 1
    }
  }
}

/// The properties of a stage, a line of JSON each.
@_cdecl("touchstone_properties")
public func touchstoneProperties(_ stage: Int32) -> Int32 {
  onStage { host in
    host[stage].map { host.answer($0.properties.map { $0.text }) } ?? -1
  }
}

// MARK: The clock

/// Runs what is due.
@_cdecl("touchstone_advance")
public func touchstoneAdvance(_ stage: Int32, _ seconds: Double) -> Int32 {
  onStage { host in host[stage].map { $0.advance(to: seconds) ? 1 : 0 } ?? 0 }
}

/// When to advance next.
@_cdecl("touchstone_next")
public func touchstoneNext(_ stage: Int32) -> Double {
  onStage { host in host[stage]?.next ?? .infinity }
}

/// The stage's clock.
@_cdecl("touchstone_time")
public func touchstoneTime(_ stage: Int32) -> Double {
  onStage { host in host[stage]?.stage.application.now.seconds ?? 0 }
}

/// Runs the clock until everything is over.
@_cdecl("touchstone_finish")
public func touchstoneFinish(_ stage: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage] else { return 0 }
    stage.finish()
    return 1
  }
}

// MARK: Whole recordings

/// The transcript of a recording on a scene.
@_cdecl("touchstone_replay")
public func touchstoneReplay(_ length: Int32) -> Int32 {
  onStage { host in
    host.attempt(-1) { () throws(PlaygroundProblem) in try host.replay(length) }
  }
}

/// The explanations of a recording on a scene.
@_cdecl("touchstone_explain")
public func touchstoneExplain(_ length: Int32) -> Int32 {
  onStage { host in
    host.attempt(-1) { () throws(PlaygroundProblem) in try host.explain(length) }
  }
}

/// What a recording is.
@_cdecl("touchstone_info")
public func touchstoneInfo(_ length: Int32) -> Int32 {
  onStage { host in
    host.attempt(-1) { () throws(PlaygroundProblem) in try host.info(length) }
  }
}
