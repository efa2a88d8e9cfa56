import Foundation
import TouchEvaluation
import TouchRecording
import TouchReport

/// Several processes of this program that share work: each piece is a line, and so is its answer.
///
/// Answers come in the order of the work, whatever the number of workers. Work is taken from a sequence when a
/// worker is free, so that memory doesn't grow with it. Where a worker dies, or doesn't answer in time and is ended,
/// its piece is tried once more by another.
@MainActor
final class WorkerPool {
  /// How many pieces a worker has at once: it needn't wait for the next one.
  private static let depth = 8
  /// How far the pieces under way may be ahead of the first that is unanswered, for each worker.
  private static let window = 64
  /// How often the pool looks whether a worker takes too long, in milliseconds.
  private static let watch: Int32 = 250
  /// The most that counts of the time between two looks, in seconds.
  private static let longestStep = 0.5

  /// How a piece lost its worker.
  enum Loss: Hashable {
    /// The process ended by itself, so.
    case died(String)
    /// It had no answer after so many seconds, and was ended.
    case late(Double)
  }

  private let program: String
  private let arguments: [String]
  private let jobs: Int
  /// How long a piece may take, in seconds; nil for as long as it likes.
  private let timeout: Double?
  /// Called with the name of a piece that lost its worker, how, and whether it is tried again.
  private let complain: (_ piece: String, _ loss: Loss, _ isTriedAgain: Bool) -> Void
  private var watched = ProcessInfo.processInfo.systemUptime
  private var workers: [Worker] = []
  private var pieces: [Int: Piece] = [:]
  private var answers: [Int: [UInt8]] = [:]
  private var waiting: [Int] = []
  private var next = 0
  private var taken = 0

  private struct Piece {
    var line: String
    var name: String
    var losses: [Loss] = []
  }

  /// Creates a pool; processes start with the first work.
  init(
    program: String = WorkerPool.program,
    arguments: [String],
    jobs: Int,
    timeout: Double? = nil,
    complain: @escaping (String, Loss, Bool) -> Void
  ) {
    self.program = program
    self.arguments = arguments
    self.jobs = jobs
    self.timeout = timeout
    self.complain = complain
  }

  /// The path of this program.
  static var program: String {
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  /// Does all work.
  ///
  /// - Parameters:
  ///   - work: The pieces' lines, each with a name for messages; nil at the end.
  ///   - take: Called with each answer in the order of the work; a piece that lost two workers has none, and says
  ///     how it lost the second one.
  /// - Throws: The reason why a worker can't be started.
  func run(
    _ work: () -> (line: String, name: String)?,
    _ take: ([UInt8]?, _ name: String, _ loss: Loss?) -> Void
  ) throws(Worker.StartFailure) {
    var isAtEnd = false
    defer { for worker in workers { _ = worker.end() } }
    while true {
      // First, as it makes room in the window: an answer to the first piece may be the last of all under way.
      hand(out: take)
      while !isAtEnd || !waiting.isEmpty {
        // The least busy worker gets the next piece, so that none waits while another has several.
        guard let worker = try freeWorker() else { break }
        guard let index = nextIndex(work, &isAtEnd) else { break }
        guard let piece = pieces[index] else { break }
        worker.ask(piece.line, index)
      }
      if pieces.isEmpty, isAtEnd { return }
      poll()
    }
  }

  private func freeWorker() throws(Worker.StartFailure) -> Worker? {
    let least = workers.min { $0.asked.count < $1.asked.count }
    if let least, least.asked.isEmpty { return least }
    if workers.count < jobs {
      let worker = try Worker(program: program, arguments: arguments)
      workers.append(worker)
      return worker
    }
    guard let least, least.asked.count < Self.depth else { return nil }
    return least
  }

  private func nextIndex(
    _ work: () -> (line: String, name: String)?,
    _ isAtEnd: inout Bool
  ) -> Int? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    guard taken - next < Self.window * jobs else { return nil }
    guard let piece = work() else {
      isAtEnd = true
      return nil
    }
    pieces[taken] = Piece(line: piece.line, name: piece.name)
    taken += 1
    return taken - 1
  }

  private func hand(out take: ([UInt8]?, String, Loss?) -> Void) {
    while let piece = pieces[next] {
      if let answer = answers.removeValue(forKey: next) {
        take(answer, piece.name, nil)
      } else if piece.losses.count > 1 {
        take(nil, piece.name, piece.losses.last)
      } else {
        return
      }
      pieces[next] = nil
      next += 1
    }
  }

  private func poll() {
    var descriptors: [pollfd] = []
    for worker in workers {
      descriptors.append(pollfd(fd: worker.output, events: Int16(POLLIN), revents: 0))
      if worker.hasOutgoing {
        descriptors.append(pollfd(fd: worker.input, events: Int16(POLLOUT), revents: 0))
      }
    }
    let patience = timeout == nil ? -1 : Self.watch
    if Foundation.poll(&descriptors, nfds_t(descriptors.count), patience) < 0 { return }
    var dead: [Int] = []
    for (index, worker) in workers.enumerated() {
      if worker.hasOutgoing { worker.send() }
      let isReady = descriptors.contains { $0.fd == worker.output && $0.revents != 0 }
      guard isReady else { continue }
      let isAlive = worker.receive()
      worker.takeLines { line in
        guard !worker.asked.isEmpty else { return }
        answers[worker.answered()] = Array(line)
      }
      if !isAlive { dead.append(index) }
    }
    for index in dead.reversed() { bury(workers.remove(at: index)) }
    endLateWorkers()
  }

  /// Ends the workers that take too long for the piece that they have under way.
  private func endLateWorkers() {
    guard let timeout else { return }
    let now = ProcessInfo.processInfo.systemUptime
    // Time in which this process itself was stopped, its workers with it, doesn't count.
    let passed = min(now - watched, Self.longestStep)
    watched = now
    for (index, worker) in workers.enumerated().reversed() where worker.waits(passed) > timeout {
      bury(workers.remove(at: index), .late(timeout))
    }
  }

  /// Gives the pieces of a worker that is lost to others; the one under way is what it was lost by, or nothing is.
  private func bury(_ worker: Worker, _ loss: Loss? = nil) {
    let asked = worker.asked
    let end = worker.end()
    if let first = asked.first, var piece = pieces[first] {
      let loss = loss ?? .died(end)
      piece.losses.append(loss)
      pieces[first] = piece
      complain(piece.name, loss, piece.losses.count < 2)
      if piece.losses.count < 2 { waiting.insert(first, at: 0) }
    }
    waiting.insert(contentsOf: asked.dropFirst(), at: min(1, waiting.count))
  }
}

extension WorkerPool {
  /// Says on standard error that a piece lost its worker.
  static func complain(_ piece: String, _ loss: Loss, _ isTriedAgain: Bool) {
    let how =
      switch loss {
      case .died(let end): "a worker died of it (\(end))"
      case .late(let seconds): "no answer within \(seconds.words) s, so that its worker was ended"
      }
    Output.complain(
      "\(piece): \(how); "
        + (isTriedAgain ? "it is tried again" : "it is left out, as it was the second one")
    )
  }
}

extension WorkerPool {
  /// What stands for this program's file; nil where it can't be read.
  static var fingerprint: String? {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: program), options: .alwaysMapped)
    else { return nil }
    var fingerprint = Fingerprint()
    file.withUnsafeBytes { fingerprint.add($0) }
    return fingerprint.text
  }
}

extension WorkerPool.Loss {
  /// What became of a recording whose second worker was lost so, and what to do about it.
  var problem: String {
    switch self {
    case .died: "two workers died of it; report it as a fault of ours"
    case .late(let seconds):
      "two workers had no answer within \(seconds.words) s; "
        + "give them longer with \(Option.timeout.flag), or report it as a fault of ours"
    }
  }
}

extension Double {
  /// The number as people write it.
  fileprivate var words: String { NumberText.short(self, 3) }
}
