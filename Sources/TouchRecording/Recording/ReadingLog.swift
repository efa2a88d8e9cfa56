/// What a reader met in a recording beside its frames: warnings and raw values, counted.
struct ReadingLog {
  /// The location of the line or the record that is being read.
  var location = RecordingError.Location.file
  /// The number of events; 0 for formats of frames.
  var events = 0
  /// The warnings, in the order in which they were first met.
  private(set) var warnings: [WarningCount] = []
  /// The smallest and the largest raw pressure of a contact.
  private(set) var pressure: ClosedRange<Int32>?

  /// Counts a warning at the location that is being read.
  mutating func warn(_ warning: Warning, times: Int = 1) {
    if let index = warnings.firstIndex(where: { $0.warning == warning }) {
      warnings[index].count += times
    } else {
      warnings.append(WarningCount(warning: warning, count: times, first: location))
    }
  }

  /// Adds what something else counted.
  mutating func warn(_ met: WarningCount) {
    if let index = warnings.firstIndex(where: { $0.warning == met.warning }) {
      warnings[index].count += met.count
    } else {
      warnings.append(met)
    }
  }

  /// Widens the range of raw pressures.
  mutating func include(pressure raw: Int32) {
    let known = pressure ?? raw...raw
    pressure = min(known.lowerBound, raw)...max(known.upperBound, raw)
  }
}
