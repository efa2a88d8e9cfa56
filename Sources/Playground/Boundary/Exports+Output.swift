import TouchRecording

// What a host asks for: see include/touchstone_playground.h.

/// The scene as a display list.
@_cdecl("touchstone_drawing")
public func touchstoneDrawing(_ stage: Int32, _ always: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage] else { return -1 }
    return stage.draw(into: &host.output, always: always != 0) ? host.length : 0
  }
}

/// The contacts that touch or hover now, as records.
@_cdecl("touchstone_contacts")
public func touchstoneContacts(_ stage: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage] else { return -1 }
    host.output.clear()
    for contact in stage.session.contacts {
      ContactRecord.write(contact) { host.output.put($0) }
    }
    return Int32(truncatingIfNeeded: stage.session.contacts.count)
  }
}

/// Transcript lines since the last call.
@_cdecl("touchstone_told")
public func touchstoneTold(_ stage: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage] else { return -1 }
    let length = host.answer(stage.session.told)
    stage.session.told.clear()
    return length
  }
}

/// What the application announced since the last call.
@_cdecl("touchstone_notices")
public func touchstoneNotices(_ stage: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage] else { return -1 }
    let length = host.answer(stage.session.notices)
    stage.session.notices.clear()
    return length
  }
}

/// The sequence that is under way, or was last.
@_cdecl("touchstone_lanes")
public func touchstoneLanes(_ stage: Int32) -> Int32 {
  onStage { host in
    host[stage].map { host.answer($0.lanes.map { [$0] } ?? []) } ?? -1
  }
}

/// What was touched since the opening, as a `.touches` file.
@_cdecl("touchstone_recording")
public func touchstoneRecording(_ stage: Int32) -> Int32 {
  onStage { host in
    guard let stage = host[stage] else { return -1 }
    host.output.clear()
    stage.session.recording.bytes.withUnsafeBytes { host.output.put($0) }
    return host.length
  }
}

/// What assistive code reads, a line of JSON each.
@_cdecl("touchstone_accessibility")
public func touchstoneAccessibility(_ stage: Int32) -> Int32 {
  onStage { host in host[stage].map { host.answer($0.accessibility) } ?? -1 }
}
