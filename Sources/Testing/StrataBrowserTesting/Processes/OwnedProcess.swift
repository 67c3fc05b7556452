import Foundation
import Glibc

/// A child process with its output, in a process group that ends with the tests.
final class OwnedProcess: Sendable {
  let pid: pid_t
  let output: OutputLog
  let errors: OutputLog
  private let status = Watched<ExitStatus?>(nil)
  private let lifeline: Lifeline

  /// Starts a process.
  ///
  /// - Throws: ``LaunchError`` if the file cannot be started.
  init(_ launch: Launch) throws {
    lifeline = try Lifeline.shared.get()
    let (outReading, outWriting) = try makePipe()
    let (errorReading, errorWriting) = try makePipe()
    output = OutputLog(reading: outReading)
    errors = OutputLog(reading: errorReading)
    let nowhere = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { [outWriting, errorWriting, nowhere].forEach { Glibc.close($0) } }
    pid = try launch.spawn(
      StandardDescriptors(input: nowhere, output: outWriting, errors: errorWriting))
    lifeline.own(pid)
    Thread.detachNewThread { [pid, status, lifeline] in
      Self.reap(pid, into: status, lifeline)
    }
  }

  /// The status with which the process ended; `nil` while it runs.
  var exitStatus: ExitStatus? { status.current }

  /// Sends a signal to the process, but not to its children.
  func signal(_ number: Int32) {
    // Under the lock the process cannot be reaped, so its number still identifies it.
    status.change { status in if status == nil { kill(pid, number) } }
  }

  /// Kills the process and all of its children.
  func killGroup() { status.change { status in if status == nil { kill(-pid, SIGKILL) } } }

  /// Waits until the process ends; returns `nil` if the deadline passes first.
  func waitForExit(within time: Duration = patience) async throws -> ExitStatus? {
    let status = status
    return try await onOwnThread { status.wait(by: .after(time)) { $0 } }
  }

  /// Reaps the process when it has ended, and kills the rest of its group.
  private static func reap(_ pid: pid_t, into status: Watched<ExitStatus?>, _ lifeline: Lifeline) {
    var information = siginfo_t()
    // Leaves it a zombie, so that its number and its group are not reused until the next step.
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
    status.change { status in
      kill(-pid, SIGKILL)
      var word: Int32 = 0
      while waitpid(pid, &word, 0) < 0 && errno == EINTR {}
      lifeline.disown(pid)
      status = ExitStatus(waitStatus: word)
    }
  }
}
