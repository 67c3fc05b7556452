public import Foundation
import Glibc

/// A program of this package that a test ends by signals, which it starts with the default signal
/// mask, as under a shell.
///
/// Foundation's `Process` would pass on the signal mask of the test's thread, which blocks every
/// signal.
public struct SignalledProgram: Sendable {
  /// The process identifier.
  public let pid: pid_t

  /// Starts a program in a folder.
  ///
  /// - Parameters:
  ///   - name: The name, as for ``BuiltExecutable``.
  ///   - arguments: The arguments.
  ///   - folder: The working directory.
  ///   - output: The file for its standard output; `nil` to discard it.
  ///   - errors: The file for its standard error; `nil` to discard it.
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

  /// Opens a file for writing, which is created or truncated. Returns its descriptor.
  private static func written(_ file: URL?) -> Int32 {
    let path = file?.path ?? "/dev/null"
    return open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
  }

  /// A Boolean value that indicates whether the program still runs; an ended process is reaped by
  /// ``status()`` only.
  public var isRunning: Bool {
    var known = siginfo_t()
    return waitid(P_PID, id_t(pid), &known, WEXITED | WNOHANG | WNOWAIT) == 0
      && known.si_signo == 0
  }

  /// Sends a signal to the program as soon as a condition holds, or when it has already ended.
  public func send(_ signal: Int32, when isTime: () -> Bool) {
    while isRunning, !isTime(), !Task.isCancelled {}
    kill(pid, signal)
  }

  /// Waits until the program ends and returns its wait status: the low seven bits are the signal
  /// that ended it, the bits above are its exit code.
  @discardableResult
  public func status() -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
