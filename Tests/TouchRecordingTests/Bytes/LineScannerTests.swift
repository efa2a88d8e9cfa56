import Expectations
import Testing

@testable import TouchRecording

/// Scanning a line.
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
    expectEqual(scan(text) { $0.list() }, numbers)
  }

  @Test("a rest loses its quotation marks only where both are there")
  func quotes() {
    expectEqual(scan(" \"a b\" ") { $0.unquotedRest }, "a b")
    expectEqual(scan("\"a") { $0.unquotedRest }, "\"a")
    expectEqual(scan("\"") { $0.unquotedRest }, "\"")
  }

  @Test("numbers that don't fit are refused, and the scanner stays where it was")
  func limits() {
    scan("2147483648 ") { scanner in
      expectNil(scanner.decimal())
      expectEqual(scanner.index, 0)
    }
    expectEqual(scan("-2147483648") { $0.decimal() }, .min)
    expectNil(scan("65536") { $0.decimalCode() })
    expectEqual(scan("ffffffff") { $0.hexadecimal() }, .max)
    expectNil(scan("100000000") { $0.hexadecimal() })
  }

  @Test("a word is hexadecimal as a whole or not at all")
  func words() {
    expectEqual(scan("00ff x") { $0.word()?.hexadecimal }, 255)
    expectNil(scan("00fg x") { $0.word()?.hexadecimal })
  }

  @Test("a comment ends what is read, and so does the line")
  func ends() {
    #expect(scan("1 \t# more") { $0.decimal() != nil && $0.endsOrComments() })
    #expect(scan("1  ") { $0.decimal() != nil && $0.endsOrComments() })
    #expect(!scan("1 2") { $0.decimal() != nil && $0.endsOrComments() })
  }

  @Test(
    "a key is letters, digits, _ and - up to a colon",
    arguments: [
      ("AZaz09_-: x", true), (":", true), ("@:", false), ("[:", false), ("`:", false),
      ("{:", false), ("/:", false), ("a b:", false), ("ab", false), ("", false),
    ]
  )
  func keys(text: String, isKey: Bool) {
    expectEqual(scan(text) { $0.takeKey() }, isKey)
  }

  @Test("a number may have a sign, and ends where its digits do")
  func signs() {
    let numbers: [(String, Int32?, Int)] = [
      ("+5,", 5, 2), ("-05 ", -5, 3), ("2147483647", .max, 10), ("+", nil, 0), ("-", nil, 0),
      ("", nil, 0), ("--5", nil, 0), ("+-5", nil, 0), ("x5", nil, 0),
      ("99999999999999999999", nil, 0),
      ("7:8", 7, 1), ("7/8", 7, 1),
    ]
    for (text, number, end) in numbers {
      scan(text) { scanner in
        let found = scanner.decimal()
        #expect(found == number && scanner.index == end, "\(text)")
      }
    }
    expectEqual(scan("65535") { $0.decimalCode() }, 65_535)
    expectNil(scan("-1") { $0.decimalCode() })
    expectEqual(scan("9A") { $0.hexadecimal() }, 0x9A)
    expectEqual(scan("aF0G") { $0.hexadecimal() }, 0xAF0)
    expectNil(scan("g") { $0.hexadecimal() })
  }

  @Test("seconds have a fraction of any length, of which nine digits count")
  func seconds() {
    let times: [(String, Int64?, Int)] = [
      ("12", 12_000_000_000, 2), ("1.5]", 1_500_000_000, 3), ("0.000000001", 1, 11),
      ("1.0000000019", 1_000_000_001, 12), ("-2.25", -2_250_000_000, 5),
      ("8999999999.9", 8_999_999_999_900_000_000, 12), ("9000000000", nil, 0), ("1.", nil, 0),
      (".5", nil, 0), ("", nil, 0), ("-", nil, 0), ("1.x", nil, 0),
    ]
    for (text, time, end) in times {
      scan(text) { scanner in
        let found = scanner.seconds()
        #expect(found == time && scanner.index == end, "\(text)")
      }
    }
  }

  @Test("a text is stepped over only as a whole, and only at its end")
  func texts() {
    scan("ab abc") { scanner in
      let first = [scanner.take("abc"), scanner.take("ab")]
      expectEqual(first, [false, true])
      let blanks = [scanner.takeBlanks(), scanner.takeBlanks()]
      expectEqual(blanks, [true, false])
      let absent = scanner.skip(past: "bb")
      #expect(!absent && scanner.index == 3)
      let present = scanner.skip(past: "b")
      #expect(present && scanner.rest == "c")
      scanner.advance(9)
      let (more, word) = (scanner.take("c"), scanner.word())
      #expect(scanner.isAtEnd && !more && word == nil)
    }
    expectEqual(scan(" (EV_ABS) 3") { $0.takeName() ? $0.rest : nil }, "3")
    expectEqual(scan(" 3") { $0.takeName() ? $0.rest : nil }, "3")
    expectEqual(scan(" (EV_ABS 3") { $0.takeName() }, false)
  }
}
