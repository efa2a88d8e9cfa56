import Expectations
import Testing

@testable import TouchCore

/// Sets of recognizers.
struct RecognizerSetTests {
  private func set(_ indices: [Int], inserting others: [Int] = []) -> RecognizerSet {
    var set = RecognizerSet()
    for index in indices + others { set.insert(RecognizerID(index)) }
    for index in others { set.remove(RecognizerID(index)) }
    return set
  }

  @Test("sets are equal by their members in every word, whatever they held before")
  func equality() {
    let indices = [0, 63, 64, 100, 127, 128, 200]
    for one in indices {
      for other in indices {
        expectEqual((set([one]) == set([other])), (one == other), "\(one) \(other)")
        expectEqual((set([5, one]) == set([5])), false)
      }
      expectEqual(set([one]), set([one], inserting: [300]))
      expectEqual(set([one], inserting: [300]), set([one]))
      expectEqual(set([one]).hashValue, set([one], inserting: [300]).hashValue)
    }
  }

  @Test("members come in their order, and are in the set until they are removed")
  func members() {
    let indices = [0, 1, 63, 64, 65, 127, 128, 300]
    var all = set(indices.reversed())
    expectEqual(all.map(\.index), indices)
    #expect(!all.isEmpty)
    for index in indices {
      #expect(all.contains(RecognizerID(index)) && !all.contains(RecognizerID(index + 10)))
      all.remove(RecognizerID(index))
      #expect(!all.contains(RecognizerID(index)))
    }
    #expect(all.isEmpty && all == RecognizerSet())
  }

  @Test("all are taken out at once, in every word")
  func removed() {
    var all = set([3, 64, 130])
    all.removeAll()
    #expect(all.isEmpty && all == RecognizerSet() && all.first == nil)
    var low = set([3, 5], inserting: [70])
    expectEqual(low.takeLow(), set([3, 5]))
    #expect(low.isEmpty)
    var high = set([3, 70])
    expectNil(high.takeLow())
    expectEqual(high, set([3, 70]))
  }

  @Test("a set loses and gains the members of another one, in every word that both have")
  func algebra() {
    var set = set([1, 2, 64, 65, 130, 131])
    set.subtract(self.set([2, 65, 131, 300]))
    expectEqual(set, self.set([1, 64, 130]))
    set.subtract(self.set([1]))
    expectEqual(set, self.set([64, 130]))
    for (other, isNews) in [([64], false), ([5], true), ([65], true), ([200], true), ([], false)] {
      expectEqual(set.formUnion(self.set(other)), isNews, "\(other)")
    }
    expectEqual(set, self.set([5, 64, 65, 130, 200]))
  }

  @Test(
    "the first gap is the lowest id that isn't in the set, and members are found from any id on"
  )
  func gaps() {
    #expect(set([]).firstGap.index == 0 && set([0, 1, 3]).firstGap.index == 2)
    for count in [63, 64, 100, 128, 130] {
      expectEqual(set(Array(0..<count)).firstGap.index, count)
      expectEqual(set(Array(0..<count) + [count + 1]).firstGap.index, count)
    }
    let some = set([7, 63, 64, 200])
    expectEqual(
      [0, 7, 8, 64, 65, 200].map { some.next(from: $0)?.index },
      [7, 7, 63, 64, 200, 200]
    )
    #expect(some.next(from: 201) == nil && some.next(from: 1000) == nil)
    #expect(some.after(RecognizerID(63))?.index == 64 && some.after(RecognizerID(200)) == nil)
    #expect(some.first?.index == 7 && set([64]).first?.index == 64)
  }
}
