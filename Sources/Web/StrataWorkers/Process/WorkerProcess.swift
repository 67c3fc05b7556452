import Glibc
import StrataCWorkers

/// A worker's process, as the front that started it sees it.
final class WorkerProcess {
  /// The environment variable by which a process knows that it is a worker. Its value is the
  /// front's process identifier.
  static let variable = "STRATA_WORKER"

  /// The environment variable with the number of the worker.
  static let numberVariable = "STRATA_WORKER_NUMBER"

  let channel: Channel
  let pid: pid_t

  /// Creates the front's view of a process that runs already.
  ///
  /// - Parameters:
  ///   - channel: The front's end of the channel with the process.
  ///   - pid: The identifier of the process.
  init(channel: Channel, pid: pid_t) {
    self.channel = channel
    self.pid = pid
  }

  /// Starts a program as a worker. Returns `nil` if the system cannot start it.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The command line, with the program's name.
  ///   - environment: The environment, to which the variable is added.
  static func start(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) -> WorkerProcess? {
    guard let (channel, theirs) = Channel.pair() else { return nil }
    let settings = environment.merging([variable: "\(getpid())"]) { $1 }
    var words = arguments.map { strdup($0) } + [nil]
    var lines = settings.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + lines).forEach { free($0) } }
    var pid = pid_t()
    // Their end is closed here afterwards.
    let code = withExtendedLifetime(theirs) {
      strata_spawn(program, &words, &lines, theirs.descriptor, &pid)
    }
    guard code == 0 else { return nil }
    return WorkerProcess(channel: channel, pid: pid)
  }

  func kill() { Glibc.kill(pid, SIGKILL) }

  /// Waits for the end of the process, which has closed its end of the channel, and returns its exit
  /// code; 1 if a signal ended it.
  func reap() -> Int32 {
    // The process is killed, since it has nothing left to do, and the front would otherwise wait
    // for one that has closed the channel and goes on.
    kill()
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 1
  }
}
