import Expectations
import Foundation
import MachineTesting
import Testing
import TouchCore

struct ElementaryFunctionsTests {
  /// Whether two numbers differ by at most two units in the last place, or both are NaN.
  private func close(_ a: Double, _ b: Double) -> Bool {
    if a.isNaN || b.isNaN { return a.isNaN && b.isNaN }
    if a == b { return a.sign == b.sign }
    return (a - b).magnitude <= max(2 * b.ulp, 1e-15 * b.magnitude)
  }

  private let specials: [Double] = [
    0, -0.0, 1, -1, 2, -2, 0.5, -0.5, 3, -3, 1.5, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .pi, -.pi, .pi / 2,
    -.pi / 2, .pi / 4, -.pi / 4, 0.4375, 0.6875, 1.1875, 2.4375, 1e300, 1e-300, 0.1, 1e15, 1e15 + 1,
  ]

  @Test("atan2 agrees with the platform's in all quadrants and for special values")
  func arctangent() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<20_000 {
      let y = Double.random(in: -1000...1000, using: &numbers)
      let x = Double.random(in: -1000...1000, using: &numbers)
      #expect(close(ElementaryFunctions.atan2(y, x), Foundation.atan2(y, x)))
      let tiny = x * Foundation.exp(y / 10)
      #expect(close(ElementaryFunctions.atan2(tiny, x), Foundation.atan2(tiny, x)))
    }
    for y in specials {
      for x in specials {
        let (ours, theirs) = (ElementaryFunctions.atan2(y, x), Foundation.atan2(y, x))
        #expect(close(ours, theirs), "atan2(\(y), \(x)): \(ours), not \(theirs)")
      }
    }
  }

  @Test("sin and cos agree with the platform's up to the largest angle, and are NaN beyond it")
  func sineAndCosine() {
    var numbers = SeededNumbers(seed: 2)
    var angles = specials.filter { !($0.magnitude > ElementaryFunctions.largestAngle) }
    for quarter in -20...20 {
      let border = Double(quarter) * .pi / 4
      angles += [border, border.nextUp, border.nextDown]
    }
    for _ in 0..<20_000 {
      angles.append(.random(in: -7...7, using: &numbers))
      angles.append(
        .random(
          in: -ElementaryFunctions.largestAngle...ElementaryFunctions.largestAngle,
          using: &numbers
        )
      )
    }
    for x in angles {
      #expect(close(ElementaryFunctions.sin(x), Foundation.sin(x)), "sin(\(x))")
      #expect(close(ElementaryFunctions.cos(x), Foundation.cos(x)), "cos(\(x))")
    }
    for x in [ElementaryFunctions.largestAngle.nextUp, 1e300, .infinity, .nan] {
      #expect(ElementaryFunctions.sin(x).isNaN)
      #expect(ElementaryFunctions.cos(-x).isNaN)
    }
  }

  @Test("next to a multiple of a quarter turn all digits are right")
  func nearQuarters() {
    // The doubles nearest to multiples of π/2, with their sines or cosines to 20 digits.
    let cosines = [
      (321307.9594422229, -4.4296008345961295208e-17),
      (871790.3905748408, -4.0474943290166061327e-16),
      (1240324.3415821523, 6.8269619855344629733e-16),
    ]
    let sines = [
      (642615.9188844458, 8.8592016691922590415e-17),
      (1285231.8377688916, -1.7718403338384518083e-16),
      (826882.8943881015, -4.5513079903563086488e-16),
    ]
    for (x, cosine) in cosines { expectEqual(ElementaryFunctions.cos(x), cosine, "cos(\(x))") }
    for (x, sine) in sines { expectEqual(ElementaryFunctions.sin(x), sine, "sin(\(x))") }
  }

  @Test("exp and log agree with the platform's, from the smallest numbers to the largest")
  func exponentialAndLogarithm() {
    var numbers = SeededNumbers(seed: 3)
    var arguments = specials
    for _ in 0..<20_000 {
      arguments.append(.random(in: -760...760, using: &numbers))
      arguments.append(.random(in: -2...2, using: &numbers))
    }
    for x in arguments {
      let (ours, theirs) = (ElementaryFunctions.exp(x), Foundation.exp(x))
      #expect(close(ours, theirs), "exp(\(x)): \(ours), not \(theirs)")
      let positive = Foundation.exp(x)
      #expect(
        close(ElementaryFunctions.log(positive), Foundation.log(positive)),
        "log(\(positive))"
      )
      let near = 1 + x * 1e-6
      #expect(close(ElementaryFunctions.log(near), Foundation.log(near)), "log(\(near))")
      #expect(close(ElementaryFunctions.log(x), Foundation.log(x)), "log(\(x))")
    }
  }

  @Test("pow agrees with the platform's, for odd, even, whole and fractional exponents")
  func power() {
    var numbers = SeededNumbers(seed: 4)
    func check(_ base: Double, _ exponent: Double) {
      let ours = ElementaryFunctions.pow(base, exponent)
      let theirs = Foundation.pow(base, exponent)
      #expect(close(ours, theirs), "pow(\(base), \(exponent)): \(ours), not \(theirs)")
    }
    for base in specials { for exponent in specials { check(base, exponent) } }
    for _ in 0..<20_000 {
      check(.random(in: 0...10, using: &numbers), .random(in: -300...300, using: &numbers))
      check(.random(in: 0.9...1.1, using: &numbers), .random(in: -3000...3000, using: &numbers))
      check(0.998, .random(in: 0...10_000, using: &numbers))
      check(
        .random(in: -5...5, using: &numbers),
        Double(Int.random(in: -30...30, using: &numbers))
      )
      check(
        Foundation.exp(.random(in: -740...700, using: &numbers)),
        .random(in: -1.5...1.5, using: &numbers)
      )
    }
  }

  @Test("Every platform and every build computes the same bits")
  func bits() {
    var numbers = SeededNumbers(seed: 5)
    var sum: UInt64 = 0
    for _ in 0..<5000 {
      let x = Double.random(in: -20...20, using: &numbers)
      let y = Double.random(in: -20...20, using: &numbers)
      for result in [
        ElementaryFunctions.sin(x), ElementaryFunctions.cos(x), ElementaryFunctions.atan2(y, x),
        ElementaryFunctions.exp(x), ElementaryFunctions.log(x.magnitude),
        ElementaryFunctions.pow(x.magnitude, y),
      ] {
        sum = (sum &* 31) &+ result.bitPattern
      }
    }
    expectEqual(sum, 16_845_180_182_496_394_260)
  }
}
