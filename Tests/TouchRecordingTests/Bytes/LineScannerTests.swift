import Testing

@testable import TouchRecording

@Suite("Scanning a line")
struct LineScannerTests {
  /// Scans a text as one line.
  private func scan<Result>(_ text: String, _ body: (inout LineScanner) -> Result) -> Result {
    Array(text.utf8).withUnsafeBufferPointer { line in
      var scanner = LineScanner(line)
      return body(&scanner)
    }
  }

  @Test(
    "a list of numbers may have blanks and a last comma",
    arguments: [
      ("[1, -2,3]", [1, -2, 3]), (" [ 4 , ] rest", [4]), ("[]", []), ("[1 2]", nil), ("[1", nil),
      ("1]", nil), ("[x]", nil),
    ] as [(String, [Int32]?)]
  )
  func list(text: String, numbers: [Int32]?) {
    #expect(scan(text) { $0.list() } == numbers)
  }

  @Test("a rest loses its quotation marks only where both are there")
  func quotes() {
    #expect(scan(" \"a b\" ") { $0.unquotedRest } == "a b")
    #expect(scan("\"a") { $0.unquotedRest } == "\"a")
    #expect(scan("\"") { $0.unquotedRest } == "\"")
  }

  @Test("numbers that don't fit are refused, and the scanner stays where it was")
  func limits() {
    scan("2147483648 ") { scanner in
      #expect(scanner.decimal() == nil)
      #expect(scanner.index == 0)
    }
    #expect(scan("-2147483648") { $0.decimal() } == .min)
    #expect(scan("65536") { $0.decimalCode() } == nil)
    #expect(scan("ffffffff") { $0.hexadecimal() } == .max)
    #expect(scan("100000000") { $0.hexadecimal() } == nil)
  }

  @Test("a word is hexadecimal as a whole or not at all")
  func words() {
    #expect(scan("00ff x") { $0.word()?.hexadecimal } == 255)
    #expect(scan("00fg x") { $0.word()?.hexadecimal } == nil)
  }

  @Test("a comment ends what is read, and so does the line")
  func ends() {
    #expect(scan("1 \t# more") { $0.decimal() != nil && $0.endsOrComments() })
    #expect(scan("1  ") { $0.decimal() != nil && $0.endsOrComments() })
    #expect(!scan("1 2") { $0.decimal() != nil && $0.endsOrComments() })
  }
}
