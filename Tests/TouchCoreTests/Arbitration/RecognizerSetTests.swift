import Testing
import TouchCore

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
        #expect((set([one]) == set([other])) == (one == other), "\(one) \(other)")
        #expect((set([5, one]) == set([5])) == false)
      }
      #expect(set([one]) == set([one], inserting: [300]))
      #expect(set([one], inserting: [300]) == set([one]))
      #expect(set([one]).hashValue == set([one], inserting: [300]).hashValue)
    }
  }

  @Test("members come in their order, and are in the set until they are removed")
  func members() {
    let indices = [0, 1, 63, 64, 65, 127, 128, 300]
    var all = set(indices.reversed())
    #expect(all.map(\.index) == indices)
    #expect(!all.isEmpty)
    for index in indices {
      #expect(all.contains(RecognizerID(index)) && !all.contains(RecognizerID(index + 10)))
      all.remove(RecognizerID(index))
      #expect(!all.contains(RecognizerID(index)))
    }
    #expect(all.isEmpty && all == RecognizerSet())
  }
}
