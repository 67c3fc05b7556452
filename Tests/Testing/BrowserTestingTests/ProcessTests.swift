import Foundation
import Testing

@testable import StrataBrowserTesting

@Suite struct ProcessTests {
  /// Returns a configuration of a shell script in the role of an app, with the same ready line and
  /// arguments.
  private func app(_ script: String) async throws -> ServedApp.Configuration {
    let file = try Lifeline.shared.get().makeFolder("programs").appendingPathComponent("app").path
    // Written by another process: a file open for writing in this process would be inherited by
    // every process that another test starts at that moment, and could not be executed.
    let write = "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$0\" && chmod +x \"$0\""
    let writer = try OwnedProcess(
      Launch(executable: "/bin/sh", arguments: ["-c", write, file, script], environment: path))
    #expect(try await writer.waitForExit() == .exited(0))
    var configuration = ServedApp.Configuration(file)
    configuration.environment = ["GREETING": "hello"]
    return configuration
  }

  private let path = ["PATH": "/usr/bin:/bin"]
  private let serve = """
    trap 'exit 7' TERM
    echo "$@" >> "$6/arguments"; echo "listening" >&2; echo "$GREETING at"
    echo "Ready: http://127.0.0.1:4${4}1/"
    while :; do sleep 0.01; done
    """

  @Test func `an app counts as ready when it prints its URL to standard output`() async throws {
    let app = try await ServedApp.start(app(serve))
    #expect(app.url.absoluteString == "http://127.0.0.1:401/")
    #expect(app.output.hasPrefix("hello at\n"))
    let status = try await app.stop()
    #expect(status == .exited(7))
    // Two pipes have no order between them: the errors are complete only at the end.
    #expect(app.errors == "listening\n")
  }

  @Test func `restarting an app keeps its data folder and port`() async throws {
    let app = try await ServedApp.start(app(serve))
    let killed = try await app.kill()
    #expect(killed == .signalled(9))
    try await app.restart(environment: ["GREETING": "again"])
    #expect(app.output.hasPrefix("again at"))
    let log = app.dataFolder.appendingPathComponent("arguments")
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    #expect(lines.map { $0.split(separator: " ")[3] } == ["0", "401"])
    #expect(lines.allSatisfy { $0.hasSuffix("--data \(app.dataFolder.path)") })
  }

  @Test func `an app that exits before it is ready is reported with its error output`() async throws
  {
    let configuration = try await app("echo nothing; echo 'port 80 is taken' >&2; exit 1")
    let error = await #expect(throws: ServedApp.NotReady.self) {
      try await ServedApp.start(configuration)
    }
    #expect(error?.status == .exited(1))
    #expect(error?.errors == "port 80 is taken\n")
  }

  @Test func `an app that does not stop is killed and reported`() async throws {
    let stubborn = serve.replacingOccurrences(of: "exit 7", with: ":")
    let app = try await ServedApp.start(app(stubborn))
    let pid = app.processID
    await #expect(throws: ServedApp.StillRunning.self) {
      try await app.stop(within: .milliseconds(50))
    }
    try await app.restart()
    #expect(app.processID != pid)
  }

  @Test func `a missing executable is reported with its name`() async throws {
    let error = await #expect(throws: BuiltExecutable.Missing.self) {
      try await ServedApp.start("no-such-app")
    }
    #expect(error?.description.contains("swift build --product no-such-app") == true)
  }

  @Test func `running a program to its end returns its exit code and error output`() async throws {
    let program = try await app("echo \"$1 is no flag\" >&2; exit 2").name
    let refusal = try await ServedApp.run(program, arguments: ["--wrong"])
    #expect(refusal.status == .exited(2))
    #expect(refusal.errors == "--wrong is no flag\n")
  }

  @Test func `the child processes of a process end when it does`() async throws {
    let launch = Launch(
      executable: "/bin/sh", arguments: ["-c", "sleep 1000 & echo $!"], environment: path)
    let process = try OwnedProcess(launch)
    let child = try await process.output.waitForLine(within: patience) { Int32($0) }
    #expect(try await process.waitForExit() == .exited(0))
    // The pipe closes with its last writer: the child has ended, too.
    let more: Never? = try await process.output.waitForLine(within: patience) { _ in nil }
    #expect(more == nil && process.output.hasEnded)
    #expect(child != nil)
  }

  /// The watching shell learns of a process group, then loses its pipe, as when a test process
  /// crashes.
  @Test func `processes and folders of a test process are removed when the test process dies`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let idle = Launch(executable: "/bin/sh", arguments: ["-c", "sleep 1000"], environment: path)
    let (owned, freed) = (try OwnedProcess(idle), try OwnedProcess(idle))
    let words = "own \(freed.pid)\nown \(owned.pid)\ndisown \(freed.pid)\n"
    let watcher = try OwnedProcess(
      Launch(
        executable: "/bin/sh",
        arguments: [
          "-c", "printf '\(words)' | /bin/sh -c \"$0\" lifeline \"$1\"", Lifeline.watch,
          folder.path,
        ],
        environment: path))
    #expect(try await watcher.waitForExit() == .exited(0))
    #expect(try await owned.waitForExit() == .signalled(9))
    #expect(freed.exitStatus == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    freed.killGroup()
    #expect(try await freed.waitForExit() == .signalled(9))
  }

  @Test func `a missing browser is reported in one sentence`() {
    let words = BrowserMissing(file: "/usr/bin/chromedriver").description
    #expect(words.contains("need /usr/bin/chromedriver, which is missing"))
    #expect(words.contains("apt-get install chromium chromium-driver"))
  }
}
