import Foundation
import TouchRecording

/// Several processes of this program that share work: each piece is a line, and so is its answer.
///
/// Answers come in the order of the work, whatever the number of workers. Work is taken from a sequence when a
/// worker is free, so that memory doesn't grow with it. Where a worker dies, its piece is tried once more by another.
@MainActor
final class WorkerPool {
  /// How many pieces a worker has at once: it needn't wait for the next one.
  private static let depth = 8
  /// How far the pieces under way may be ahead of the first that is unanswered, for each worker.
  private static let window = 64

  private let program: String
  private let arguments: [String]
  private let jobs: Int
  /// Called with the name of a piece whose worker died, how that ended, and whether it is tried again.
  private let complain: (_ piece: String, _ end: String, _ isTriedAgain: Bool) -> Void
  private var workers: [Worker] = []
  private var pieces: [Int: Piece] = [:]
  private var answers: [Int: [UInt8]] = [:]
  private var waiting: [Int] = []
  private var next = 0
  private var taken = 0

  private struct Piece {
    var line: String
    var name: String
    var deaths = 0
  }

  /// Creates a pool; processes start with the first work.
  init(
    program: String = WorkerPool.program,
    arguments: [String],
    jobs: Int,
    complain: @escaping (String, String, Bool) -> Void
  ) {
    self.program = program
    self.arguments = arguments
    self.jobs = jobs
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
  ///   - take: Called with each answer in the order of the work; nil for a piece that killed two workers.
  /// - Throws: The reason why a worker can't be started.
  func run(
    _ work: () -> (line: String, name: String)?,
    _ take: ([UInt8]?, _ name: String) -> Void
  ) throws(Worker.StartFailure) {
    var isAtEnd = false
    defer { for worker in workers { _ = worker.end() } }
    while true {
      while !isAtEnd || !waiting.isEmpty {
        // The least busy worker gets the next piece, so that none waits while another has several.
        guard let worker = try freeWorker() else { break }
        guard let place = nextPlace(work, &isAtEnd) else { break }
        guard let piece = pieces[place] else { break }
        worker.ask(piece.line, place)
      }
      hand(out: take)
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

  private func nextPlace(
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

  private func hand(out take: ([UInt8]?, String) -> Void) {
    while let piece = pieces[next] {
      if let answer = answers.removeValue(forKey: next) {
        take(answer, piece.name)
      } else if piece.deaths > 1 {
        take(nil, piece.name)
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
    if Foundation.poll(&descriptors, nfds_t(descriptors.count), -1) < 0 { return }
    var dead: [Int] = []
    for (place, worker) in workers.enumerated() {
      if worker.hasOutgoing { worker.send() }
      let isReady = descriptors.contains { $0.fd == worker.output && $0.revents != 0 }
      guard isReady else { continue }
      let isAlive = worker.receive()
      worker.takeLines { line in
        guard !worker.asked.isEmpty else { return }
        answers[worker.asked.removeFirst()] = Array(line)
      }
      if !isAlive { dead.append(place) }
    }
    for place in dead.reversed() { bury(workers.remove(at: place)) }
  }

  /// Gives a dead worker's pieces to others; the one under way is what it died of, or nothing is.
  private func bury(_ worker: Worker) {
    let asked = worker.asked
    let end = worker.end()
    if let first = asked.first, var piece = pieces[first] {
      piece.deaths += 1
      pieces[first] = piece
      complain(piece.name, end, piece.deaths < 2)
      if piece.deaths < 2 { waiting.insert(first, at: 0) }
    }
    waiting.insert(contentsOf: asked.dropFirst(), at: min(1, waiting.count))
  }
}
