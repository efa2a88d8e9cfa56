import TouchCore

/// SHA-256 (FIPS 180-4), by which a page's policy names its script and its style.
package enum ContentHash {
  /// A part of a page as a policy names it, with the line ends that are around it.
  package static func source(of part: String) -> String {
    "'sha256-\(base64(of: Array("\n\(part)\n".utf8)))'"
  }

  /// The hash of bytes, in base 64.
  package static func base64(of bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    var (bits, count) = (UInt32(0), 0)
    for byte in hash(of: bytes) {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(alphabet[Int(bits >> UInt32(count) & 63)])
      }
    }
    // 32 bytes leave 4 bits.
    return text + "\(alphabet[Int(bits << 2 & 63)])="
  }

  /// The hash of bytes.
  static func hash(of bytes: [UInt8]) -> [UInt8] {
    var state = roots(8) { $0.squareRoot() }
    let factors = roots(64) { cubeRoot($0) }
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> UInt64(shift)))
    }
    for block in stride(from: 0, to: message.count, by: 64) {
      mix(message[block..<block + 64], into: &state, factors)
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  private static func mix(
    _ block: ArraySlice<UInt8>,
    into state: inout [UInt32],
    _ factors: [UInt32]
  ) {
    func turned(_ word: UInt32, _ by: UInt32...) -> UInt32 {
      by.reduce(0) { $0 ^ (word >> $1 | word << (32 - $1)) }
    }
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (old, new) = (words[index - 15], words[index - 2])
      let low = turned(old, 7, 18) ^ old >> 3
      let high = turned(new, 17, 19) ^ new >> 10
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    var now = state
    for index in 0..<64 {
      let (a, e) = (now[0], now[4])
      let choice = e & now[5] ^ ~e & now[6]
      let first = now[7] &+ turned(e, 6, 11, 25) &+ choice &+ factors[index] &+ words[index]
      let majority = a & now[1] ^ a & now[2] ^ now[1] & now[2]
      let second = turned(a, 2, 13, 22) &+ majority
      now = [first &+ second, a, now[1], now[2], now[3] &+ first, e, now[5], now[6]]
    }
    for index in state.indices { state[index] &+= now[index] }
  }

  /// The first 32 bits behind the point of a root of each of the first so many primes.
  private static func roots(_ count: Int, _ root: (Double) -> Double) -> [UInt32] {
    var primes: [Int] = []
    var number = 2
    while primes.count < count {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes.map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 0x1p32, within: 0...UInt32.max)
    }
  }

  /// The cube root, to the last of the bits that are used.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = value
    for _ in 0..<64 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }
}
