import Expectations
import MachineTesting
import Testing

@testable import TouchCore

/// The fingers that machines follow.
struct FingerListTests {
  private func list(_ samples: ContactSample...) -> FingerList {
    var list = FingerList()
    list.add(samples)
    return list
  }

  private func ids(_ list: FingerList) -> [Int] { list.fingers.map(\.id.rawValue) }

  @Test("fingers are added in their order, up to a limit, each once and at a place that there is")
  func added() {
    var list = FingerList()
    #expect(list.isEmpty)
    expectEqual(list.add([finger(1, .nan)]), 0)
    #expect(list.isEmpty)
    expectEqual(list.add([finger(1, 1)], upTo: 0), 0)
    #expect(list.isEmpty)
    expectEqual(list.add([finger(1, 1)], upTo: 1), 1)
    expectEqual(list.add([finger(2, 2)], upTo: 1), 0)
    expectEqual(list.add([finger(1, 9)]), 0)
    expectEqual(list.add([finger(2, 2), finger(3, .infinity), finger(1, 9), finger(4, 4)]), 2)
    #expect(ids(list) == [1, 2, 4] && list.count == 3 && !list.isEmpty)
    expectEqual(list.add([finger(5, 5), finger(6, 6)], upTo: 4), 1)
    expectEqual(ids(list), [1, 2, 4, 5])
    expectEqual(list.fingers[0].location, Point(x: 1, y: 0))
    #expect(list.contains(Contact.ID(4)) && !list.contains(Contact.ID(3)))
    #expect(list.containsAny([finger(3, 0), finger(4, 0)]) && !list.containsAny([finger(3, 0)]))
  }

  @Test("fingers are moved where they are known, and stay where the new place is none")
  func moved() {
    for others in [[], [finger(2, 20)]] {
      var list = FingerList()
      list.add([finger(1, 10)] + others)
      expectEqual(list.move([finger(7, 1)]), false)
      expectEqual(list.move([]), false)
      expectEqual(list.fingers[0].location.x, 10)
      expectEqual(list.move([finger(1, 13, 4)]), true)
      expectEqual(list.fingers[0].location, Point(x: 13, y: 4))
      expectEqual(list.move([finger(1, .nan)]), true)
      expectEqual(list.fingers[0].location, Point(x: 13, y: 4))
      #expect(list.fingers[0].start == Point(x: 10, y: 0) && list.fingers[0].travel == 5)
      expectEqual(list.fingers[0].displacement, Vector(dx: 3, dy: 4))
    }
    var two = list(finger(1, 0), finger(2, 0))
    expectEqual(two.move([finger(7, 1), finger(2, 5)]), true)
    expectEqual(two.fingers.map(\.location.x), [0, 5])
  }

  @Test("fingers are removed wherever they stand in the list")
  func removed() {
    var one = list(finger(1, 0))
    expectEqual(one.remove([finger(2, 0)]), 0)
    expectEqual(one.count, 1)
    expectEqual(one.remove([finger(1, 0)]), 1)
    #expect(one.isEmpty)
    expectEqual(one.remove([finger(1, 0)]), 0)
    for (gone, left) in [(1, [2, 3]), (2, [1, 3]), (3, [1, 2])] {
      var three = list(finger(1, 0), finger(2, 0), finger(3, 0))
      expectEqual(three.remove([finger(gone, 0)]), 1)
      expectEqual(ids(three), left)
    }
    var three = list(finger(1, 0), finger(2, 0), finger(3, 0))
    expectEqual(three.remove([finger(3, 0), finger(9, 0), finger(1, 0)]), 2)
    expectEqual(ids(three), [2])
    three.removeAll()
    #expect(three.isEmpty)
  }

  @Test("the centroids are the means of the places and of the starts; the span leads to the second")
  func centers() {
    #expect(FingerList().centroid == .zero && FingerList().startCentroid == .zero)
    var one = list(finger(1, 3, 5))
    one.move([finger(1, 7, 9)])
    #expect(one.centroid == Point(x: 7, y: 9) && one.startCentroid == Point(x: 3, y: 5))
    expectNil(one.span)
    var two = list(finger(1, 0, 0), finger(2, 10, 20))
    two.move([finger(1, 2, 4)])
    #expect(two.centroid == Point(x: 6, y: 12) && two.startCentroid == Point(x: 5, y: 10))
    expectEqual(two.span, Vector(dx: 8, dy: 16))
    two.add([finger(3, 3, 3)])
    #expect(two.span == nil && two.centroid == Point(x: 5, y: 9))
  }

  @Test("the n-th travel is what n fingers have travelled at least; equal ones count each")
  func ranks() {
    var list = list(finger(1, 0), finger(2, 0), finger(3, 0))
    list.move([finger(1, 4), finger(2, 9), finger(3, 4)])
    expectEqual((0...4).map { list.travel(ofRank: $0) }, [0, 9, 4, 4, 0])
    expectEqual(list.farthestTravel, 9)
    list.noteLeaving([finger(2, 9), finger(8, 0)])
    #expect(list.isLosing)
    expectEqual((1...3).map { list.travelOfStaying(ofRank: $0) }, [4, 4, 0])
    var one = FingerList()
    #expect(one.farthestTravel == 0 && one.travel(ofRank: 1) == 0 && !one.isLosing)
    one.add([finger(1, 0)])
    one.move([finger(1, 6)])
    expectEqual((0...2).map { one.travel(ofRank: $0) }, [0, 6, 0])
  }

  private let limits = RestingFingers.Limits(movement: 3.5, time: ms(100), stillness: 1)

  /// Says for each of some moves whether others rest since then than before.
  private func moves(
    _ resting: inout RestingFingers,
    _ moves: [(time: Int64, sample: ContactSample)]
  ) -> [Bool] {
    moves.map { resting.moved([$0.sample], at: ms($0.time), limits) }
  }

  @Test("8.7 a finger beside another rests until it strays farther than the limit from its start")
  func strays() {
    var resting = RestingFingers()
    #expect(resting.isEmpty && !resting.rests(Contact.ID(1)))
    resting.began([finger(1, 0)], at: ms(0))
    resting.began([finger(2, 100)], at: ms(0))
    #expect(!resting.isEmpty)
    #expect(!resting.rests(Contact.ID(1)) && resting.rests(Contact.ID(2)))
    let near = moves(&resting, [(10, finger(2, 102)), (20, finger(2, 103.5))])
    #expect(near == [false, false] && resting.rests(Contact.ID(2)))
    let far = moves(&resting, [(30, finger(2, 103.6))])
    expectEqual(far, [true])
    #expect(!resting.rests(Contact.ID(2)))
  }

  @Test("8.7 a finger that stays where it is rests after the limit's time, while another one moves")
  func stays() {
    var resting = RestingFingers()
    resting.began([finger(1, 0), finger(2, 100)], at: ms(0))
    let early = moves(&resting, [(10, finger(2, 110)), (99, finger(2, 120))])
    #expect(early == [true, false] && !resting.rests(Contact.ID(1)))
    let inTime = moves(&resting, [(100, finger(2, 130))])
    #expect(inTime == [true] && resting.rests(Contact.ID(1)))
    // Within the stillness it hasn't moved, and where none moves, none comes to rest.
    let still = moves(&resting, [(150, finger(2, 131)), (200, finger(2, 130.5))])
    #expect(still == [false, false] && !resting.rests(Contact.ID(2)))
    // Of those that are left, one moves the content.
    resting.left([finger(2, 130)])
    #expect(!resting.rests(Contact.ID(1)))
    resting.removeAll()
    #expect(resting.isEmpty)
  }

  @Test("A finger that moves exactly by the stillness stays where it was, so that no other rests")
  func stillness() {
    for (place, rests) in [(111.0, false), (111.5, true)] {
      var resting = RestingFingers()
      resting.began([finger(1, 0), finger(2, 100)], at: ms(0))
      _ = moves(&resting, [(10, finger(2, 110)), (60, finger(2, place)), (110, finger(2, place))])
      expectEqual(resting.rests(Contact.ID(1)), rests)
    }
  }

  @Test("8.7 a finger that is alone never rests, and of three two go on resting when one leaves")
  func alone() {
    var resting = RestingFingers()
    resting.began([finger(1, 0)], at: ms(0))
    let alone = moves(&resting, [(5000, finger(1, 0.5))])
    #expect(alone == [false] && !resting.rests(Contact.ID(1)))
    resting.began([finger(2, 0), finger(3, 0)], at: ms(5000))
    resting.left([finger(1, 0)])
    #expect(resting.rests(Contact.ID(2)) && resting.rests(Contact.ID(3)))
    resting.left([finger(2, 0)])
    #expect(!resting.rests(Contact.ID(3)))
  }

  @Test("8.7 the middle of the fingers that don't rest; of all where all do")
  func centroidWithoutResting() {
    var fingers = list(finger(1, 0), finger(2, 100))
    var resting = RestingFingers()
    expectEqual(fingers.centroid(without: resting).x, 50)
    resting.began([finger(1, 0), finger(2, 100)], at: ms(0))
    expectEqual(fingers.centroid(without: resting).x, 0)
    fingers.remove([finger(1, 0)])
    expectEqual(fingers.centroid(without: resting).x, 100)
    fingers.add([finger(3, 200)])
    expectEqual(fingers.centroid(without: resting).x, 200)
    var both = RestingFingers()
    both.began([finger(9, 0), finger(2, 100), finger(3, 200)], at: ms(0))
    expectEqual(fingers.centroid(without: both).x, 150)
  }
}
