import Dispatch
import Foundation
import StrataWebServer
import Synchronization

/// The access log: a line for each answered request, see ``AccessEntry``.
///
/// Lines are written on a separate queue, so that no visitor waits for the disk. If the disk is full
/// or too slow, lines are lost and requests are answered; one sentence says so.
final class AccessLog: Sendable {
  /// The maximum number of bytes that wait to be written.
  static let room = 1 << 20

  private struct State {
    var waiting: [UInt8] = []
    /// A Boolean value that indicates whether the queue is writing, or will be.
    var isWriting = false
    /// A Boolean value that indicates whether lines were lost because too many waited.
    var hasLost = false
  }

  private struct Writer {
    var file: AppendedFile
    /// A Boolean value that indicates whether the last lines could not be written, which was said.
    var isFailing = false
  }

  private let path: String
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())
  private let writer: Mutex<Writer>
  private let queue = DispatchQueue(label: "Access log")

  /// Opens a log.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `-` for standard output.
  ///   - report: Receives sentences for the operator.
  /// - Throws: ``HostError`` if the file cannot be opened.
  init(
    _ path: String, report: @escaping @Sendable (String) -> Void = AccessLog.reportError
  ) throws(HostError) {
    self.path = path
    self.report = report
    writer = try Mutex(Writer(file: AppendedFile(path)))
    // Standard output that nobody reads any more must not end the process.
    signal(SIGPIPE, SIG_IGN)
  }

  private static let reportError: @Sendable (String) -> Void = {
    _ = try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8))
  }

  /// Adds a line, which is written soon.
  func note(_ entry: AccessEntry) {
    let line = Array((entry.text + "\n").utf8)
    let mustWrite = state.withLock { state in
      guard state.waiting.count + line.count <= Self.room else {
        state.hasLost = true
        return false
      }
      state.waiting += line
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if mustWrite { queue.async { self.write() } }
  }

  /// Waits until the lines are written, but not for a disk that does not answer.
  ///
  /// - Parameter limit: The maximum time to wait.
  func flush(within limit: DispatchTimeInterval = .seconds(1)) {
    let done = DispatchSemaphore(value: 0)
    queue.async {
      self.write()
      done.signal()
    }
    _ = done.wait(timeout: .now() + limit)
  }

  private func write() {
    while let (lines, hasLost) = take() {
      let code = writer.withLock { $0.file.append(lines) }
      say(code != 0 ? String(cString: strerror(code)) : hasLost ? "it is too slow" : nil)
    }
  }

  private func take() -> ([UInt8], hasLost: Bool)? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isWriting = false
        return nil
      }
      defer { (state.waiting, state.hasLost) = ([], false) }
      return (state.waiting, state.hasLost)
    }
  }

  /// Says once why lines are lost, until lines are written again.
  private func say(_ problem: String?) {
    let isNew = writer.withLock { writer in
      defer { writer.isFailing = problem != nil }
      return !writer.isFailing
    }
    guard let problem, isNew else { return }
    report(
      "The access log '\(path)' cannot be written: \(problem). Requests are answered; their lines "
        + "are lost until it can be written again.")
  }

  deinit { writer.withLock { $0.file.close() } }
}

extension AccessLog {
  /// Returns a journal that writes a line for each answered request of a server.
  ///
  /// - Parameters:
  ///   - worker: The number of the worker; 0 for a front and for the only process.
  ///   - proxies: The proxies whose IDs of requests are kept.
  ///   - now: Returns the time.
  func journal(
    of worker: Int, trusting proxies: TrustedProxies,
    at now: @escaping @Sendable () -> Date = { Date() }
  ) -> WebServer.Journal {
    WebServer.Journal(
      id: { RequestID.of($0, trusting: proxies) },
      answered: { self.note(AccessEntry($0, worker: worker, time: now())) })
  }
}

extension HostOptions {
  /// Opens the access log if there shall be one.
  func openAccessLog() throws(HostError) -> AccessLog? {
    guard let accessLog else { return nil }
    return try AccessLog(accessLog)
  }
}
