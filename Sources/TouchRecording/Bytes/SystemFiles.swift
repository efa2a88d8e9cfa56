import Foundation

/// The system's words for an error number.
func systemReason(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Writes all bytes to a file; false where the system refuses, with its reason in `errno`.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = UnsafeRawBufferPointer(rebasing: rest)
    let count = write(descriptor, part.baseAddress, part.count)
    if count < 0 {
      if errno == EINTR { continue }
      return false
    }
    rest = rest.dropFirst(count)
  }
  return true
}

/// Creates a file with a unique name that begins with a path; its descriptor is negative where the
/// system refuses, with its reason in `errno`.
func makeUniqueFile(_ path: String) -> (descriptor: Int32, path: String) {
  var template = Array((path + ".XXXXXX").utf8CString)
  let descriptor = template.withUnsafeMutableBufferPointer { buffer in
    buffer.baseAddress.map { mkstemp($0) } ?? -1
  }
  return (
    descriptor, String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  )
}
