import Foundation
import StrataCWorkers

/// A worker's connection with its front.
public final class WorkerLine: Sendable {
  /// The error of a worker whose front ended while it was being started.
  public struct FrontGone: Error, CustomStringConvertible {
    public let description = "the process that started this worker has ended"
  }

  /// The number of this worker, by which the front tells workers apart.
  public let number: Int
  private let channel: Channel

  private init(_ channel: Channel, number: Int) {
    self.channel = channel
    self.number = number
  }

  /// Returns the connection of this process with its front; `nil` if no front has started the
  /// process. It must be called once.
  ///
  /// - Parameter environment: The environment variables.
  /// - Throws: ``FrontGone`` if the front has ended.
  public static func inherited(
    _ environment: [String: String]
  ) throws(FrontGone) -> WorkerLine? {
    guard let front = environment[WorkerProcess.variable] else { return nil }
    guard front == "\(getppid())" else { throw FrontGone() }
    unsetenv(WorkerProcess.variable)
    unsetenv(WorkerProcess.numberVariable)
    // A terminal that closes is the front's business.
    signal(SIGHUP, SIG_IGN)
    _ = fcntl(strata_inherited_descriptor, F_SETFD, FD_CLOEXEC)
    let number = environment[WorkerProcess.numberVariable].flatMap { Int($0) } ?? 0
    let line = WorkerLine(Channel(strata_inherited_descriptor), number: number)
    // Open until the process ends: the front kills a worker that has closed it, which could then not
    // print why it ends.
    _ = Unmanaged.passRetained(line)
    return line
  }

  /// Sends a message; does nothing once the front is gone.
  ///
  /// - Parameter message: The message.
  public func send(_ message: WorkerMessage) {
    var text = message.text
    if text.utf8.count > Channel.limit { text = String(text.prefix(Channel.limit / 4)) }
    _ = channel.send(text, waits: true)
  }

  /// Begins to receive messages, on a new thread.
  ///
  /// - Parameters:
  ///   - received: Handles a message; the descriptor of a connection belongs to it.
  ///   - ended: Called when the front has ended.
  public func begin(
    received: @escaping @Sendable (FrontMessage, _ descriptor: Int32) -> Void,
    ended: @escaping @Sendable () -> Void
  ) {
    let channel = channel
    Thread.detachNewThread {
      let buffer = UnsafeMutableRawBufferPointer.allocate(
        byteCount: Channel.limit, alignment: 16)
      defer { buffer.deallocate() }
      while case .message(let text, let descriptor) = channel.receive(in: buffer, waits: true) {
        if let message = FrontMessage(text) {
          received(message, descriptor)
        } else if descriptor >= 0 {
          close(descriptor)
        }
      }
      ended()
    }
  }
}
