import Foundation
import Glibc

/// A watchdog that ends the tests' processes when the test process ends, in whatever way.
///
/// A shell outside the test's process group holds the other end of a pipe. The tests report their
/// process groups to it; when the pipe closes — at a normal end, a crash, `kill -9` — it kills
/// those groups and removes the folder for all temporary files. A signal handler or `atexit` would
/// miss a crash, and `PR_SET_PDEATHSIG` fires when a mere thread ends.
final class Lifeline: Sendable {
  static let shared = Result { try Lifeline() }

  /// The folder that contains all temporary folders of the browser tests, and is removed when they
  /// end.
  private let folder: URL
  private let pipe: Int32

  private init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-browser-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (reading, writing) = try makePipe()
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer {
      Glibc.close(reading)
      Glibc.close(nowhere)
    }
    let shell = Launch(
      executable: "/bin/sh", arguments: ["-c", Self.watch, "lifeline", folder.path],
      environment: ["PATH": "/usr/bin:/bin"], folder: "/")
    let standard = StandardDescriptors(input: reading, output: nowhere, errors: nowhere)
    _ = try shell.spawn(standard)
    pipe = writing
  }

  /// Registers a process group to kill at the end.
  func own(_ group: pid_t) { tell("own \(group)") }

  /// Unregisters a process group that has ended; its number may be reused soon.
  func disown(_ group: pid_t) { tell("disown \(group)") }

  /// Creates a folder that is removed at the end at the latest.
  func makeFolder(_ name: String) throws -> URL {
    let url = folder.appendingPathComponent("\(name)-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Writes one short line to the shell. A pipe accepts it atomically, so that lines of several
  /// threads never mix.
  private func tell(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    send(pipe, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// The shell script of the watchdog. It reads `own N` and `disown N`, line by line; the end of
  /// its input means that the tests have ended.
  static let watch = """
    owned=" "
    while read -r verb group; do
      case $verb in
        own) owned="$owned$group " ;;
        disown) owned="${owned%% $group *} ${owned#* $group }" ;;
      esac
    done
    for group in $owned; do kill -KILL "-$group"; done
    rm -rf -- "$1" || rm -rf -- "$1"
    """
}
