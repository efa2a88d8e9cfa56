import Foundation
import TouchRecording

extension Command {
  /// Any format in, `.touches` out.
  static let convert = Command(
    name: "convert",
    summary: "turn a recording of any format into a .touches file",
    operands: "IN OUT",
    operandCount: 2...2,
    options: Arguments.readingOptions,
    example: "touchstone convert drag.events drag.touches",
    details: """
      A .touches file is copied as it stands, byte for byte, as far as it can be read, unless --screen
      scales it. - is standard input, or standard output.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let options = try arguments.reading
      let (input, output) = (arguments.operands[0], arguments.operands[1])
      if isSameFile(input, output) {
        throw UsageError(
          problem: "\(input) and \(output) are the same file, and its recording would be lost",
          remedy: "give OUT another name"
        )
      }
      if let code = arguments.missingDescription() { return code }
      do throws(RecordingError) {
        try RecordingConverter.convert(input, to: output, options: options)
        return .success
      } catch {
        return Output.complain(error)
      }
    }
  )

  /// Whether two paths lead to one plain file.
  private static func isSameFile(_ left: String, _ right: String) -> Bool {
    var first = stat()
    var second = stat()
    guard left != "-", right != "-", stat(left, &first) == 0, stat(right, &second) == 0 else {
      return false
    }
    return first.st_mode & S_IFMT == S_IFREG && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }
}
