// Ours, not Apple's, is `SystemSounds`; the functions are Apple's.

#if !hasFeature(Embedded)
  public import TouchGraphics

  #if !canImport(Darwin)
    /// What Core Foundation calls the address of a file.
    public typealias CFURL = URL
    /// What a function of the system returns: 0 where all went well.
    public typealias OSStatus = Int32
  #endif

  /// The sounds of an application's own files, by the numbers that `Feedback.sound` has of them; ours, not Apple's.
  @preconcurrency @MainActor
  public enum SystemSounds {
    fileprivate static var files: [SystemSoundID: URL] = [:]
    fileprivate static var last: SystemSoundID = 4096

    /// The file of a sound; nil for the system's own, and for one that was disposed of.
    public static func file(of sound: SystemSoundID) -> URL? { files[sound] }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Gives a file's sound a number; the file isn't read, as the host plays it.
  ///
  /// - Returns: 0.
  @preconcurrency @MainActor
  @discardableResult
  public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL,
    _ outSystemSoundID: inout SystemSoundID
  ) -> OSStatus {
    SystemSounds.last += 1
    SystemSounds.files[SystemSounds.last] = inFileURL
    outSystemSoundID = SystemSounds.last
    return 0
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Forgets a file's sound.
  ///
  /// - Returns: 0.
  @preconcurrency @MainActor
  @discardableResult
  public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.files[inSystemSoundID] = nil
    return 0
  }
#endif
