/// What names a sound or a vibration of the system.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The vibration of a device that has one.
public var kSystemSoundID_Vibrate: SystemSoundID { 4095 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Requests a sound or a vibration of the system; the host is notified of it as of feedback (rule 9.2).
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  FeedbackChannel.current?.listener?(.sound(inSystemSoundID))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Requests a sound that calls for attention, as `AudioServicesPlaySystemSound(_:)` does.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}
