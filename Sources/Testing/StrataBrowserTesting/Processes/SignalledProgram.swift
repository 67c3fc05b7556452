public import Foundation
import Glibc

/// A program of this package that a test ends by signals: it begins with each as a shell hands it on.
///
/// Foundation's `Process` would hand on what the test's own thread blocks, which is every one.
public struct SignalledProgram: Sendable {
  public let pid: pid_t

  /// Begins it in a folder.
  ///
  /// - Parameters:
  ///   - name: As ``BuiltExecutable`` finds it.
  ///   - output: The file that its words go to; nowhere if `nil`.
  ///   - errors: The file that its errors go to; nowhere if `nil`.
  public init(
    _ name: String, _ arguments: [String], in folder: URL, output: URL? = nil, errors: URL? = nil
  ) throws {
    let launch = Launch(
      executable: try BuiltExecutable.url(name).path, arguments: arguments,
      environment: ProcessInfo.processInfo.environment, folder: folder.path)
    let ends = [
      open("/dev/null", O_RDONLY | O_CLOEXEC), Self.written(output), Self.written(errors),
    ]
    defer { for end in ends { close(end) } }
    pid = try launch.spawn(
      StandardDescriptors(input: ends[0], output: ends[1], errors: ends[2]))
  }

  /// A file that is made anew.
  private static func written(_ file: URL?) -> Int32 {
    let path = file?.path ?? "/dev/null"
    return open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
  }

  /// Whether it still runs; once it has ended it is left for ``status()``.
  public var isRunning: Bool {
    var known = siginfo_t()
    return waitid(P_PID, id_t(pid), &known, WEXITED | WNOHANG | WNOWAIT) == 0
      && known.si_signo == 0
  }

  /// Sends it a signal as soon as something holds, or when it has ended before.
  public func send(_ signal: Int32, when isTime: () -> Bool) {
    while isRunning, !isTime(), !Task.isCancelled {}
    kill(pid, signal)
  }

  /// Waits for its end. The low seven bits are its signal, what is above its exit code.
  @discardableResult
  public func status() -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
