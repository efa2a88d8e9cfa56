package import TouchCore

/// A random sequence of inputs for a machine: fingers touch, move, lift and are cancelled.
package struct GestureScript {
  /// One input.
  package enum Input {
    case began([ContactSample])
    case moved([ContactSample])
    case ended([ContactSample])
    case cancelled([ContactSample])
  }

  /// The inputs with their times, in order.
  package private(set) var inputs: [(time: TouchTime, input: Input)] = []
  /// The fingers that are down after the last input.
  package private(set) var down: [ContactSample] = []
  /// Whether a finger with a plausible location touched down.
  package private(set) var touched = false

  /// Creates a script from a seed; a wild one has unknown fingers and implausible locations.
  package init(seed: UInt64, length: Int, wild: Bool) {
    var numbers = SeededNumbers(seed: seed)
    var time = ms(Int64.random(in: 0...1000, using: &numbers))
    var nextID = 0
    for _ in 0..<length {
      time = time + ms([0, 1, 8, 8, 8, 16, 100, 400, 800].randomElement(using: &numbers)!)
      if wild, Int.random(in: 0..<10, using: &numbers) == 0 {
        let places = [Double.nan, .infinity, -.infinity, 1e300, 0]
        let stranger = finger(
          Bool.random(using: &numbers) ? 999 : nextID,
          places.randomElement(using: &numbers)!,
          places.randomElement(using: &numbers)!
        )
        let inputs: [Input] = [
          .moved([stranger]), .ended([finger(998, 0)]), .cancelled([finger(997, 1)]), .moved([]),
          .began([stranger]),
        ]
        let input = inputs.randomElement(using: &numbers)!
        if case .began = input, stranger.id.rawValue == 999 { continue }
        if case .began = input { nextID += 1 }
        self.inputs.append((time, input))
        continue
      }
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0...1 where down.count < 4, _ where down.isEmpty:
        var fresh: [ContactSample] = []
        for _ in 0..<Int.random(in: 1...2, using: &numbers) {
          let place = Double(Int.random(in: 0...30, using: &numbers))
          fresh.append(finger(nextID, place, Double(Int.random(in: 0...30, using: &numbers))))
          nextID += 1
        }
        touched = true
        down += fresh
        inputs.append((time, .began(fresh)))
      case 2...7:
        let reach = [0.5, 3, 15, 60].randomElement(using: &numbers)!
        var moved: [ContactSample] = []
        for index in down.indices where Bool.random(using: &numbers) || index == 0 {
          down[index].location.x += .random(in: -reach...reach, using: &numbers)
          down[index].location.y += .random(in: -reach...reach, using: &numbers)
          moved.append(down[index])
        }
        inputs.append((time, .moved(moved)))
      default:
        let leaving = Int.random(in: 1...down.count, using: &numbers)
        let samples = Array(down.prefix(leaving))
        down.removeFirst(leaving)
        let taken = Int.random(in: 0..<4, using: &numbers) == 0
        inputs.append((time, taken ? .cancelled(samples) : .ended(samples)))
      }
    }
  }
}

extension GestureMachine {
  /// Handles an input, after the deadlines before it, and returns all answers.
  package mutating func take(_ input: GestureScript.Input, at time: TouchTime) -> [GestureAnswer] {
    var answers = answersToDeadlines(until: time)
    switch input {
    case .began(let samples): answers.append(began(samples, at: time))
    case .moved(let samples): answers.append(moved(samples, at: time))
    case .ended(let samples): answers.append(ended(samples, at: time))
    case .cancelled(let samples): answers.append(cancelled(samples, at: time))
    }
    return answers
  }

  /// Handles all deadlines up to a time; none may come twice.
  package mutating func answersToDeadlines(until time: TouchTime) -> [GestureAnswer] {
    var answers: [GestureAnswer] = []
    while let deadline, deadline <= time {
      answers.append(deadlinePassed(at: deadline))
      precondition(self.deadline != deadline, "a deadline has to pass")
    }
    return answers
  }

  /// Plays a whole script and returns all answers.
  package mutating func play(_ script: GestureScript) -> [GestureAnswer] {
    script.inputs.flatMap { take($0.input, at: $0.time) }
  }
}
