import Expectations
import MachineTesting
import Testing
import TouchCore

/// What the arbiter promises, whatever its recognizers want and in whatever order.
struct RandomArbiterTests {
  /// What the actions of one attempt have led to.
  private enum Course { case possible, active, finished }

  @Test(
    "random wishes reach no trap: each attempt has a legal course, one end and one reset"
  )
  func courses() {
    for seed in 0..<400 {
      var numbers = SeededNumbers(seed: UInt64(seed))
      var arbiter = GestureArbiter()
      var courses: [RecognizerID: Course] = [:]
      for _ in 0..<60 {
        if courses.isEmpty || courses.count < 70 && Int.random(in: 0..<4, using: &numbers) == 0 {
          let id = arbiter.join()
          expectNil(courses[id], "seed \(seed)")
          courses[id] = .possible
          let others = courses.keys.sorted()
          arbiter.require(id, toWaitFor: others.randomElement(using: &numbers)!)
        }
        for id in courses.keys.sorted() where Int.random(in: 0..<3, using: &numbers) == 0 {
          let wish = GestureState(rawValue: Int.random(in: 1...5, using: &numbers))!
          arbiter.submit(wish, of: id, because: .lifted)
        }
        for action in arbiter.settled(relations(among: courses.keys.sorted(), &numbers)) {
          follow(action, &courses, seed)
        }
        for id in arbiter.resets() {
          expectEqual(courses[id], .finished, "seed \(seed)")
          courses[id] = nil
          #expect(!arbiter.isParticipant(id))
        }
      }
      // Once all give up, nothing is left behind.
      for id in courses.keys.sorted() { arbiter.submit(.failed, of: id, because: .removed) }
      for action in arbiter.settled() { follow(action, &courses, seed) }
      expectEqual(arbiter.resets().count, courses.count, "seed \(seed)")
    }
  }

  @Test("changes that are taken one by one are those that a settling lists, in the same order")
  func changesOneByOne() {
    var taken = 0
    for seed in 0..<200 {
      var numbers = SeededNumbers(seed: UInt64(seed))
      var listing = GestureArbiter()
      for _ in 0..<70 { _ = listing.join() }
      var taking = listing
      for _ in 0..<8 {
        for index in 0..<70 where Int.random(in: 0..<3, using: &numbers) == 0 {
          // Few end, so that most of the time all that is wished is to go on.
          let ends = Int.random(in: 0..<120, using: &numbers) == 0
          let id = RecognizerID(index)
          let wish: GestureState = ends ? .ended : .changed
          listing.submit(wish, of: id, because: .following)
          if wish != .changed || !taking.goOn(id) {
            taking.submit(wish, of: id, because: .following)
          }
        }
        let together = FixedRelations(allTogether: true)
        var actions: [GestureAction] = []
        while let id = taking.nextChange() { actions.append(.enter(id, .changed)) }
        taken += actions.count
        actions += taking.settled(together)
        expectEqual(actions, listing.settled(together), "seed \(seed)")
        expectEqual(taking.hasWishes, listing.hasWishes)
      }
    }
    #expect(taken > 1000)
  }

  @Test(
    "those that give up without a reason, and resets without a list, leave what a settling leaves"
  )
  func shortcutsOfShortAttempts() {
    var shortcuts = 0
    for seed in 0..<200 {
      var numbers = SeededNumbers(seed: UInt64(seed))
      var listing = GestureArbiter()
      var taking = GestureArbiter()
      for _ in 0..<30 {
        for _ in 0..<Int.random(in: 0..<4, using: &numbers) {
          expectEqual(listing.join(), taking.join())
        }
        let ids = (0..<100).map { RecognizerID($0) }.filter { listing.isParticipant($0) }
        // Some wait for others, most of the time none does.
        if Int.random(in: 0..<20, using: &numbers) == 0, let one = ids.first, let other = ids.last {
          let holds = listing.require(one, toWaitFor: other)
          expectEqual(taking.require(one, toWaitFor: other), holds)
        }
        for id in ids where Int.random(in: 0..<3, using: &numbers) == 0 {
          let wish: GestureState = Int.random(in: 0..<5, using: &numbers) == 0 ? .ended : .failed
          listing.submit(wish, of: id, because: .unexplained)
          if wish == .failed, taking.giveUp(id) { continue }
          taking.submit(wish, of: id, because: .unexplained)
        }
        let relations = FixedRelations(allTogether: true)
        expectEqual(taking.settled(relations), listing.settled(relations), "seed \(seed)")
        let resets = listing.resets()
        if let over = taking.takeResets() {
          shortcuts += resets.count
          expectEqual(Array(over), resets, "seed \(seed)")
        } else {
          expectEqual(taking.resets(), resets, "seed \(seed)")
        }
        #expect(taking.hasFinished == listing.hasFinished && taking.hasWishes == listing.hasWishes)
        for id in ids { expectEqual(taking.isParticipant(id), listing.isParticipant(id)) }
      }
    }
    #expect(shortcuts > 1000)
  }

  private func follow(_ action: GestureAction, _ courses: inout [RecognizerID: Course], _ seed: Int)
  {
    switch (action, courses[action.recognizer]) {
    case (.enter(let id, .began), .possible): courses[id] = .active
    case (.enter(_, .changed), .active), (.withhold, .possible): break
    case (.enter(let id, .ended), .possible), (.enter(let id, .ended), .active),
      (.enter(let id, .cancelled), .active), (.fail(let id, _), .possible):
      courses[id] = .finished
    default:
      Issue.record("\(action) in \(String(describing: courses[action.recognizer])), seed \(seed)")
    }
  }

  /// Relations that a few pairs of recognizers are exceptions from.
  private func relations(
    among ids: [RecognizerID],
    _ numbers: inout SeededNumbers
  ) -> FixedRelations {
    func pairs(_ numbers: inout SeededNumbers) -> [(Int, Int)] {
      (0..<ids.count).map { _ in
        (ids.randomElement(using: &numbers)!.index, ids.randomElement(using: &numbers)!.index)
      }
    }
    return FixedRelations(
      unrelated: pairs(&numbers),
      together: pairs(&numbers),
      yielding: pairs(&numbers)
    )
  }
}

extension GestureAction {
  /// The recognizer that the action is about.
  fileprivate var recognizer: RecognizerID {
    switch self {
    case .enter(let id, _), .fail(let id, _), .withhold(let id, _), .reset(let id): id
    }
  }
}
