import Expectations
import Testing
import TouchCore

/// The arbiter.
struct GestureArbiterTests {
  var arbiter = GestureArbiter()

  private mutating func join(_ count: Int) -> [RecognizerID] {
    var ids: [RecognizerID] = []
    for _ in 0..<count { ids.append(arbiter.join()) }
    return ids
  }

  @Test("4.2 a lone gesture begins, changes, ends and resets")
  mutating func alone() {
    let a = join(1)[0]
    arbiter.submit(.began, of: a, because: .following)
    let actions = arbiter.settled()
    expectEqual(actions, [.enter(a, .began)])
    arbiter.submit(.changed, of: a, because: .following)
    let next = arbiter.settled()
    expectEqual(next, [.enter(a, .changed)])
    let resets = arbiter.resets()
    expectEqual(resets, [])
    arbiter.submit(.ended, of: a, because: .lifted)
    let last = arbiter.settled()
    expectEqual(last, [.enter(a, .ended)])
    let finalResets = arbiter.resets()
    expectEqual(finalResets, [a])
    #expect(!arbiter.isParticipant(a))
  }

  @Test("4.8 a gesture that ends in the pass in which it changed sends one action")
  mutating func endAfterChange() {
    let a = join(1)[0]
    arbiter.submit(.began, of: a, because: .following)
    _ = arbiter.settled()
    arbiter.submit(.changed, of: a, because: .following)
    arbiter.submit(.ended, of: a, because: .lifted)
    let actions = arbiter.settled()
    expectEqual(actions, [.enter(a, .ended)])
  }

  @Test("4.12 a recognized gesture makes related possible ones fail")
  mutating func exclusion() {
    let ids = join(2)
    arbiter.submit(.began, of: ids[0], because: .following)
    let actions = arbiter.settled()
    expectEqual(actions, [.enter(ids[0], .began), .fail(ids[1], .prevented(by: ids[0]))])
  }

  @Test("4.13 an active gesture prevents a related one from beginning")
  mutating func laterBeginning() {
    let a = join(1)[0]
    arbiter.submit(.began, of: a, because: .following)
    _ = arbiter.settled()
    let b = arbiter.join()
    arbiter.submit(.began, of: b, because: .following)
    let actions = arbiter.settled()
    expectEqual(actions, [.fail(b, .prevented(by: a))])
  }

  @Test("4.14 gestures on unrelated views don't affect each other")
  mutating func unrelated() {
    let ids = join(2)
    arbiter.submit(.began, of: ids[0], because: .following)
    arbiter.submit(.began, of: ids[1], because: .following)
    let actions = arbiter.settled(FixedRelations(unrelated: [(0, 1)]))
    expectEqual(actions, [.enter(ids[1], .began), .enter(ids[0], .began)])
  }

  @Test("4.15 of two that begin at the same moment the preferred one wins")
  mutating func tie() {
    let ids = join(2)
    arbiter.submit(.ended, of: ids[0], because: .lifted)
    arbiter.submit(.ended, of: ids[1], because: .lifted)
    let actions = arbiter.settled()
    expectEqual(actions, [.enter(ids[1], .ended), .fail(ids[0], .prevented(by: ids[1]))])
  }

  @Test("4.16 a gesture that the relations prefer goes first, even if it is older")
  mutating func oneSided() {
    let ids = join(2)
    arbiter.submit(.ended, of: ids[0], because: .lifted)
    arbiter.submit(.ended, of: ids[1], because: .lifted)
    let actions = arbiter.settled(FixedRelations(yielding: [(1, 0)], first: [(0, 1)]))
    expectEqual(actions, [.enter(ids[0], .ended), .fail(ids[1], .prevented(by: ids[0]))])
  }

  @Test("4.17 a gesture waits while the one it requires is possible")
  mutating func withheld() {
    let ids = join(2)
    arbiter.require(ids[0], toWaitFor: ids[1])
    arbiter.submit(.ended, of: ids[0], because: .lifted)
    let actions = arbiter.settled()
    expectEqual(actions, [.withhold(ids[0], for: ids[1])])
    let next = arbiter.settled()
    expectEqual(next, [])
    expectEqual(arbiter.state(of: ids[0]), .possible)
  }

  @Test("4.18 the required one fails: the waiting one proceeds in the same settling")
  mutating func released() {
    let ids = join(2)
    arbiter.require(ids[0], toWaitFor: ids[1])
    arbiter.submit(.ended, of: ids[0], because: .lifted)
    _ = arbiter.settled()
    arbiter.submit(.failed, of: ids[1], because: .lifted)
    let actions = arbiter.settled()
    expectEqual(actions, [.fail(ids[1], .lifted), .enter(ids[0], .ended)])
    let resets = arbiter.resets()
    expectEqual(resets, ids)
  }

  @Test("4.18 the required one is recognized: the waiting one fails, whatever the delegates allow")
  mutating func requirementRecognized() {
    let ids = join(2)
    arbiter.require(ids[0], toWaitFor: ids[1])
    arbiter.submit(.ended, of: ids[0], because: .lifted)
    _ = arbiter.settled()
    arbiter.submit(.ended, of: ids[1], because: .lifted)
    let actions = arbiter.settled(FixedRelations(together: [(0, 1)]))
    expectEqual(
      actions,
      [
        .enter(ids[1], .ended), .fail(ids[0], .requirementRecognized(ids[1])),
      ]
    )
  }

  @Test("4.18 one that wants nothing yet fails, too, when the one that it requires is recognized")
  mutating func requirementRecognizedFirst() {
    let ids = join(3)
    arbiter.require(ids[0], toWaitFor: ids[1])
    arbiter.submit(.began, of: ids[1], because: .following)
    let actions = arbiter.settled(FixedRelations(together: [(0, 1), (1, 2), (0, 2)]))
    expectEqual(
      actions,
      [
        .enter(ids[1], .began), .fail(ids[0], .requirementRecognized(ids[1])),
      ]
    )
  }

  @Test("4.19 one that began while it waited reports its beginning first")
  mutating func releasedAfterChange() {
    let ids = join(2)
    arbiter.require(ids[0], toWaitFor: ids[1])
    arbiter.submit(.began, of: ids[0], because: .following)
    _ = arbiter.settled()
    arbiter.submit(.changed, of: ids[0], because: .following)
    arbiter.submit(.failed, of: ids[1], because: .lifted)
    let actions = arbiter.settled()
    expectEqual(actions, [.fail(ids[1], .lifted), .enter(ids[0], .began)])
  }

  @Test("4.20 one that began and ended while it waited sends both together")
  mutating func releasedAfterEnd() {
    let ids = join(2)
    arbiter.require(ids[0], toWaitFor: ids[1])
    arbiter.submit(.began, of: ids[0], because: .following)
    _ = arbiter.settled()
    arbiter.submit(.ended, of: ids[0], because: .lifted)
    _ = arbiter.settled()
    arbiter.submit(.failed, of: ids[1], because: .lifted)
    let actions = arbiter.settled()
    expectEqual(actions, [.fail(ids[1], .lifted), .enter(ids[0], .began), .enter(ids[0], .ended)])
  }

  @Test("4.21 one that doesn't take part delays no other")
  mutating func absentRequirement() {
    let ids = join(2)
    arbiter.require(ids[0], toWaitFor: ids[1])
    arbiter.submit(.failed, of: ids[1], because: .lifted)
    _ = arbiter.settled()
    arbiter.submit(.began, of: ids[0], because: .following)
    let actions = arbiter.settled()
    expectEqual(actions, [.enter(ids[0], .began)])
  }

  @Test("4.23 a requirement that would close a cycle is refused")
  mutating func circle() {
    let ids = join(3)
    let accepted = [
      arbiter.require(ids[0], toWaitFor: ids[1]),
      arbiter.require(ids[1], toWaitFor: ids[2]),
      arbiter.require(ids[2], toWaitFor: ids[0]),
      arbiter.require(ids[0], toWaitFor: ids[0]),
    ]
    expectEqual(accepted, [true, true, false, false])
  }

  @Test("4.5 gestures that requirements link reset together")
  mutating func linkedResets() {
    let ids = join(3)
    arbiter.require(ids[0], toWaitFor: ids[1])
    arbiter.submit(.failed, of: ids[1], because: .lifted)
    arbiter.submit(.failed, of: ids[2], because: .lifted)
    _ = arbiter.settled()
    let resets = arbiter.resets()
    expectEqual(resets, [ids[2]])
    arbiter.submit(.failed, of: ids[0], because: .lifted)
    _ = arbiter.settled()
    let finalResets = arbiter.resets()
    expectEqual(finalResets, [ids[0], ids[1]])
  }

  @Test("4.5 links of one reset are none of the next, in the same settling and in a later one")
  mutating func separateResets() {
    let ids = join(7)
    for (waiting, required) in [(0, 1), (2, 3), (4, 5)] {
      arbiter.require(ids[waiting], toWaitFor: ids[required])
    }
    for place in [0, 1, 2, 4, 6] { arbiter.submit(.failed, of: ids[place], because: .lifted) }
    _ = arbiter.settled()
    let first = arbiter.resets()
    expectEqual(first, [ids[0], ids[1], ids[6]])
    arbiter.submit(.failed, of: ids[5], because: .lifted)
    _ = arbiter.settled()
    let second = arbiter.resets()
    expectEqual(second, [ids[4], ids[5]])
    arbiter.submit(.failed, of: ids[3], because: .lifted)
    _ = arbiter.settled()
    let third = arbiter.resets()
    expectEqual(third, [ids[2], ids[3]])
  }

  @Test("4.32 a beginning that is withdrawn before it was settled is a failure without an action")
  mutating func withdrawn() {
    let ids = join(2)
    arbiter.submit(.began, of: ids[0], because: .following)
    arbiter.submit(.cancelled, of: ids[0], because: .touchesCancelled)
    let actions = arbiter.settled()
    expectEqual(actions, [.fail(ids[0], .touchesCancelled)])
    expectEqual(arbiter.state(of: ids[1]), .possible)
  }

  @Test("a chain of requirements is released from its end in one settling")
  mutating func chain() {
    let ids = join(3)
    arbiter.require(ids[0], toWaitFor: ids[1])
    arbiter.require(ids[1], toWaitFor: ids[2])
    arbiter.submit(.ended, of: ids[0], because: .lifted)
    arbiter.submit(.failed, of: ids[1], because: .lifted)
    let actions = arbiter.settled(FixedRelations(together: [(0, 2)]))
    expectEqual(actions, [.fail(ids[1], .lifted), .enter(ids[0], .ended)])
  }

  @Test("indices are reused, the lowest first")
  mutating func places() {
    let ids = join(3)
    arbiter.submit(.failed, of: ids[1], because: .lifted)
    _ = arbiter.settled()
    _ = arbiter.resets()
    let again = arbiter.join()
    expectEqual(again, ids[1])
    let next = arbiter.join()
    expectEqual(next, RecognizerID(3))
  }

  @Test("4.18 one that joins after its requirement began or was recognized can't be recognized")
  mutating func joinsLate() {
    for wish in [GestureState.began, .ended] {
      arbiter = GestureArbiter()
      let first = join(1)[0]
      arbiter.submit(wish, of: first, because: .following)
      _ = arbiter.settled()
      let late = join(1)[0]
      arbiter.require(late, toWaitFor: first)
      arbiter.submit(.ended, of: late, because: .lifted)
      let actions = arbiter.settled(FixedRelations(together: [(0, 1)]))
      expectEqual(actions, [.fail(late, .requirementRecognized(first))])
    }
  }

  @Test("4.18 one that joins after its requirement failed need not wait")
  mutating func joinsAfterFailure() {
    let first = join(1)[0]
    arbiter.submit(.failed, of: first, because: .lifted)
    _ = arbiter.settled()
    let late = join(1)[0]
    arbiter.require(late, toWaitFor: first)
    arbiter.submit(.ended, of: late, because: .lifted)
    let actions = arbiter.settled()
    expectEqual(actions, [.enter(late, .ended)])
  }
}
