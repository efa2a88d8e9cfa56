import TouchRecording

extension Output {
  /// Says on standard error what of a recording was left out, and that its times aren't its own.
  ///
  /// `touchstone info` names all that was unusual, and needs no such words.
  static func notices(_ summary: RecordingSummary, of file: String) {
    for met in summary.warnings where met.warning.isNotice { complain("\(file): \(met)") }
  }
}
