import Expectations
import Foundation
import Testing

@testable import touchstone

/// Work that several processes share; shells stand for the workers.
@MainActor
struct WorkerPoolTests {
  private struct Complaint: Hashable {
    var piece: String
    var loss: WorkerPool.Loss
    var isTriedAgain: Bool
  }

  /// What came out of a pool.
  private struct Outcome {
    var answers: [String?] = []
    var names: [String] = []
    var losses: [WorkerPool.Loss?] = []
    var complaints: [Complaint] = []
    /// The most pieces that were taken and not yet handed out.
    var mostUnderWay = 0
  }

  /// Gives pieces to shells that run a command for each line `l`.
  private func run(_ pieces: [String], jobs: Int, _ command: String) throws -> Outcome {
    // A line for a worker that is gone must not end this process.
    signal(SIGPIPE, SIG_IGN)
    var outcome = Outcome()
    let pool = WorkerPool(
      program: "/bin/sh",
      arguments: ["-c", "while read -r l; do \(command); done"],
      jobs: jobs
    ) { piece, loss, isTriedAgain in
      let complaint = Complaint(piece: piece, loss: loss, isTriedAgain: isTriedAgain)
      outcome.complaints.append(complaint)
    }
    var taken = 0
    try pool.run({
      guard taken < pieces.count else { return nil }
      defer { taken += 1 }
      outcome.mostUnderWay = max(outcome.mostUnderWay, taken + 1 - outcome.answers.count)
      return (pieces[taken], "piece \(pieces[taken])")
    }) { answer, name, loss in
      outcome.answers.append(answer.map { String(decoding: $0, as: UTF8.self) })
      outcome.names.append(name)
      outcome.losses.append(loss)
    }
    return outcome
  }

  private func numbers(_ count: Int) -> [String] { (0..<count).map(String.init) }

  /// Calls a closure with a folder that is there as long as it runs.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  /// Calls a closure with a named pipe, by which two shells can wait for each other.
  private func withFifo(_ body: (String) throws -> Void) throws {
    try withFolder { folder in
      let fifo = "\(folder)/fifo"
      try #require(mkfifo(fifo, 0o600) == 0)
      try body(fifo)
    }
  }

  @Test("Answers come in the order of the work, whatever the number of workers", arguments: 1...4)
  func order(jobs: Int) throws {
    let outcome = try run(numbers(100), jobs: jobs, #"echo "<$l>""#)
    expectEqual(outcome.answers, numbers(100).map { "<\($0)>" })
    expectEqual(outcome.names, numbers(100).map { "piece \($0)" })
    expectEqual(outcome.losses, Array(repeating: nil, count: 100))
    expectEqual(outcome.complaints, [])
    try expectEqual(run([], jobs: jobs, "echo").answers, [])
  }

  @Test(
    "There are as many workers as jobs, and no more than pieces",
    arguments: [(40, 1, 1), (40, 3, 3), (3, 3, 3), (3, 5, 3), (1, 2, 1)]
  )
  func workers(pieces: Int, jobs: Int, processes: Int) throws {
    let outcome = try run(numbers(pieces), jobs: jobs, "echo $$")
    expectEqual(outcome.answers.count, pieces)
    expectEqual(Set(outcome.answers).count, processes)
  }

  @Test(
    "A piece that loses two workers has no answer, and those behind it have theirs",
    arguments: 1...3
  )
  func lostTwice(jobs: Int) throws {
    let outcome = try run(numbers(30), jobs: jobs, "[ $l = 7 ] && exit 3; echo $l")
    expectEqual(outcome.answers, numbers(30).map { $0 == "7" ? nil : $0 })
    let loss = WorkerPool.Loss.died("exit code 3")
    expectEqual(outcome.losses, (0..<30).map { $0 == 7 ? loss : nil })
    expectEqual(
      outcome.complaints,
      [
        Complaint(piece: "piece 7", loss: loss, isTriedAgain: true),
        Complaint(piece: "piece 7", loss: loss, isTriedAgain: false),
      ]
    )
  }

  @Test("A piece that loses one worker is answered by another", arguments: 1...3)
  func lostOnce(jobs: Int) throws {
    try withFolder { folder in
      let outcome = try run(
        numbers(30),
        jobs: jobs,
        "[ $l = 7 ] && [ ! -e \(folder)/met ] && : > \(folder)/met && kill -9 $$; echo $l"
      )
      expectEqual(outcome.answers, numbers(30))
      expectEqual(outcome.losses, Array(repeating: nil, count: 30))
      let loss = WorkerPool.Loss.died("signal 9")
      expectEqual(
        outcome.complaints,
        [Complaint(piece: "piece 7", loss: loss, isTriedAgain: true)]
      )
    }
  }

  @Test("Behind a piece that takes long, work is taken up to a limit")
  func window() throws {
    try withFifo { fifo in
      // The first piece is answered when the last one is done that may be taken meanwhile.
      let outcome = try run(
        numbers(300),
        jobs: 2,
        "[ $l = 0 ] && read x < \(fifo); [ $l = 127 ] && echo > \(fifo); echo $l"
      )
      expectEqual(outcome.answers, numbers(300))
      expectEqual(outcome.mostUnderWay, 2 * 64)
    }
  }

  @Test("Work goes on when the first piece is the last that is answered")
  func lastIsFirst() throws {
    try withFifo { fifo in
      // The first worker has the even pieces up to 14; it answers them at once, when the other has answered all
      // that may be taken meanwhile.
      let outcome = try run(
        numbers(200),
        jobs: 2,
        """
        if [ $l != 0 ]; then echo $l; [ $l = 127 ] && echo > \(fifo); continue; fi; \
        for i in 1 2 3 4 5 6 7; do read -r l; done; read x < \(fifo); printf '0\\n2\\n4\\n6\\n8\\n10\\n12\\n14\\n'
        """
      )
      expectEqual(outcome.answers, numbers(200))
      expectEqual(outcome.mostUnderWay, 2 * 64)
    }
  }

  @Test("Lines for a worker that reads no more are dropped: the pool doesn't wait to write them")
  func deaf() throws {
    signal(SIGPIPE, SIG_IGN)
    // It says when it has closed its input, and stays until it is told to go.
    try withFifo { fifo in
      let worker = try Worker(
        program: "/bin/sh",
        arguments: ["-c", "exec <&-; echo deaf; read -r l < \(fifo)"]
      )
      var descriptor = pollfd(fd: worker.output, events: Int16(POLLIN), revents: 0)
      expectEqual(poll(&descriptor, 1, -1), 1)
      #expect(worker.receive())
      worker.ask("line", 0)
      #expect(!worker.hasOutgoing)
      expectEqual(worker.asked, [0])
      _ = worker.end()
    }
  }

  @Test("A program that can't be started is an error with its reason")
  func noProgram() throws {
    let pool = WorkerPool(program: "/no/such/program", arguments: [], jobs: 2) { _, _, _ in }
    let failure = #expect(throws: Worker.StartFailure.self) {
      try pool.run({ ("line", "name") }) { _, _, _ in }
    }
    expectEqual(failure?.reason.isEmpty, false)
  }
}
