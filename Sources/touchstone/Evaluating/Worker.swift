import Foundation
import TouchRecording

/// A process of this program that takes lines and gives a line back for each, in order.
final class Worker {
  /// Why a worker can't be started.
  struct StartFailure: Error {
    let reason: String
  }

  /// What was asked and not yet answered, by the indices in the list of work; the first is under way.
  private(set) var asked: [Int] = []
  /// For how many seconds the one under way has been.
  private var waited = 0.0
  private(set) var input: Int32
  let output: Int32
  private let process: pid_t
  private var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []
  private var searched = 0

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - program: The program's path.
  ///   - arguments: What it is told.
  /// - Throws: The reason why it can't be started.
  init(program: String, arguments: [String]) throws(StartFailure) {
    var (toWorker, fromWorker): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&toWorker) == 0, pipe(&fromWorker) == 0 else {
      throw StartFailure(reason: systemReason(errno))
    }
    // Other workers must not inherit this one's ends: it would never see the end of its input.
    for descriptor in toWorker + fromWorker { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toWorker[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromWorker[1], STDOUT_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { word in
      word.withSystemPath { strdup($0) }
    }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = program.withSystemPath {
      posix_spawn(&process, $0, &actions, nil, words, environ)
    }
    close(toWorker[0])
    close(fromWorker[1])
    guard code == 0 else {
      close(toWorker[1])
      close(fromWorker[0])
      throw StartFailure(reason: systemReason(code))
    }
    self.process = process
    input = toWorker[1]
    output = fromWorker[0]
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if input >= 0 { close(input) }
    close(output)
  }

  /// Whether something waits to be written.
  var hasOutgoing: Bool { !outgoing.isEmpty && input >= 0 }

  /// Asks for something.
  func ask(_ line: String, _ index: Int) {
    asked.append(index)
    outgoing += line.utf8
    outgoing.append(UInt8(ascii: "\n"))
    send()
  }

  /// Takes note of an answer.
  ///
  /// - Returns: The index of what was asked.
  func answered() -> Int {
    waited = 0
    return asked.removeFirst()
  }

  /// Counts time that passed.
  ///
  /// - Returns: For how long the worker has had to do with what is under way, in seconds.
  func waits(_ seconds: Double) -> Double {
    waited = asked.isEmpty ? 0 : waited + seconds
    return waited
  }

  /// Writes what the worker takes now.
  func send() {
    while hasOutgoing {
      let count = outgoing.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count > 0 {
        outgoing.removeFirst(count)
      } else if errno != EINTR {
        // A worker that is gone is noticed where its answers are read.
        if errno != EAGAIN { outgoing.removeAll() }
        return
      }
    }
  }

  /// Reads what is there; false where the worker has closed its output.
  func receive() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
      if count > 0 {
        incoming += chunk.prefix(count)
        if count < chunk.count { return true }
      } else if count == 0 {
        return false
      } else if errno == EAGAIN {
        return true
      } else if errno != EINTR {
        return false
      }
    }
  }

  /// Hands out the whole lines that were received.
  func takeLines(_ body: (ArraySlice<UInt8>) -> Void) {
    var start = 0
    while let end = incoming[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
      body(incoming[start..<end])
      start = end + 1
      searched = start
    }
    incoming.removeFirst(start)
    searched = incoming.count
  }

  /// Tells the worker that nothing comes any more.
  func finish() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Ends the process, if it hasn't, and says how it ended.
  func end() -> String {
    finish()
    var status: Int32 = 0
    if !asked.isEmpty { kill(process, SIGKILL) }
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? "exit code \((status >> 8) & 0xFF)" : "signal \(signal)"
  }
}
