import Foundation
import Glibc

/// A process to start: the file, its arguments and its environment.
struct Launch: Sendable {
  var executable: String
  var arguments: [String] = []
  var environment: [String: String] = [:]
  /// The working directory; `nil` for that of the test.
  var folder: String?
}

/// The error of a process that could not be started: the file and the system's reason.
public struct LaunchError: Error, Equatable, CustomStringConvertible {
  /// The path of the program.
  public let executable: String
  /// The system's reason for which the program could not be started.
  public let reason: String
  public var description: String { "\(executable) could not be started: \(reason)" }
}

/// The descriptors for standard input, output and error of a new process; the test closes them
/// after the start.
struct StandardDescriptors {
  var input: Int32
  var output: Int32
  var errors: Int32
}

extension Launch {
  /// Starts a process as the leader of a new process group, with the three descriptors.
  ///
  /// With Foundation's `Process`, there is no group that outlives the process itself.
  func spawn(_ standard: StandardDescriptors) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in [standard.input, standard.output, standard.errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setGroupAndSignals(&attributes)
    return try start(actions, attributes)
  }

  /// Resets signals: a test process may ignore or block them, but its children start with the
  /// defaults.
  private func setGroupAndSignals(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private func start(
    _ actions: posix_spawn_file_actions_t, _ attributes: posix_spawnattr_t
  ) throws -> pid_t {
    var (actions, attributes) = (actions, attributes)
    let command = try commandLine()
    var words = command.map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var pid = pid_t()
    let code = posix_spawn(&pid, command[0], &actions, &attributes, &words, &settings)
    guard code == 0 else {
      throw LaunchError(executable: executable, reason: String(cString: strerror(code)))
    }
    return pid
  }
}

extension Launch {
  /// Returns the command line of the process. If it has a folder, a shell changes to the folder and
  /// then becomes the program.
  private func commandLine() throws -> [String] {
    guard access(executable, X_OK) == 0 else {
      throw LaunchError(executable: executable, reason: lastError())
    }
    guard let folder else { return [executable] + arguments }
    return ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", folder, executable] + arguments
  }
}

/// Creates a pipe whose ends no other process inherits, not even one that is being started. It is a
/// pair of sockets, as these can be created close-on-exec.
func makePipe() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [0, 0]
  guard socketpair(AF_UNIX, streamSocket | closedOnExec, 0, &ends) == 0 else {
    throw RawSocketError(.broken, "making a pipe: \(lastError())")
  }
  return (ends[0], ends[1])
}
