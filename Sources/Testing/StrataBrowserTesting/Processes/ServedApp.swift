public import Foundation
import Glibc

/// A program of the package that serves a test, with a port and a data folder for this test only.
///
///     let app = try await ServedApp.start("counter")
///     try await browser.open(app.url)
///     try await app.kill()                       // as a power cut would
///     try await app.restart()                    // same folder, same port
///     #expect(try await app.stop() == .exited(0))
///
/// It ends with the test process. Its environment is minimal: no key, port or provider of the
/// machine affects a test.
public final class ServedApp: Sendable {
  /// The settings of a program to start.
  public struct Configuration: Sendable {
    /// The product's name, such as `weda`.
    public var name: String
    /// The arguments after the host, port and data folder.
    public var arguments: [String] = []
    /// The environment variables in addition to the minimal ones.
    public var environment: [String: String] = [:]
    /// The port; 0 for a free one.
    public var port = 0
    /// The data folder; `nil` for a new, empty one.
    public var dataFolder: URL?

    /// Creates settings for a program.
    public init(_ name: String) { self.name = name }
  }

  /// The folder of the app's data, which is kept on a restart.
  public let dataFolder: URL
  let configuration: Configuration
  private let running = Watched<Running?>(nil)

  private struct Running: Sendable {
    var process: OwnedProcess
    var url: URL
  }

  private init(_ configuration: Configuration) throws {
    self.configuration = configuration
    dataFolder = try configuration.dataFolder ?? Lifeline.shared.get().makeFolder("data")
  }

  deinit { running.current?.process.killGroup() }

  /// Starts a program and waits for its ready line.
  ///
  /// - Throws: ``BuiltExecutable/Missing``, ``LaunchError``, or ``NotReady`` if it ended or printed
  ///   nothing.
  public static func start(
    _ name: String, arguments: [String] = [], environment: [String: String] = [:]
  ) async throws -> ServedApp {
    var configuration = Configuration(name)
    configuration.arguments = arguments
    configuration.environment = environment
    return try await start(configuration)
  }

  /// Starts a program with settings and waits for its ready line.
  public static func start(_ configuration: Configuration) async throws -> ServedApp {
    let app = try ServedApp(configuration)
    try await app.launch(port: configuration.port)
    return app
  }

  /// The URL in the ready line of the latest start.
  public var url: URL {
    guard let url = running.current?.url else {
      preconditionFailure("a ServedApp has no address although it was started")
    }
    return url
  }

  /// The text on standard error since the latest start.
  public var errors: String { running.current?.process.errors.text ?? "" }

  /// The text on standard output since the latest start.
  public var output: String { running.current?.process.output.text ?? "" }

  /// The process identifier, for example to read the process's memory use.
  public var processID: Int32 { running.current?.process.pid ?? 0 }

  /// Sends SIGTERM and waits until the app has ended.
  ///
  /// - Throws: ``StillRunning`` if it has not ended in time; it is killed then.
  @discardableResult
  public func stop(within time: Duration = patience) async throws -> ExitStatus {
    try await end(with: SIGTERM, within: time)
  }

  /// Ends the app at once with SIGKILL: it cannot save anything.
  @discardableResult
  public func kill() async throws -> ExitStatus { try await end(with: SIGKILL, within: patience) }

  /// Starts the app again with the same data folder and port, and with other settings if given.
  public func restart(
    arguments: [String]? = nil, environment: [String: String]? = nil
  ) async throws {
    let port = url.port ?? configuration.port
    try await kill()
    try await launch(port: port, arguments: arguments, environment: environment)
  }

  private func end(with signal: Int32, within time: Duration) async throws -> ExitStatus {
    guard let process = running.current?.process else { return .exited(0) }
    process.signal(signal)
    if let status = try await process.waitForExit(within: time) { return status }
    process.killGroup()
    throw StillRunning(name: configuration.name, waited: time, errors: errors)
  }

  private func launch(
    port: Int, arguments: [String]? = nil, environment: [String: String]? = nil
  ) async throws {
    let file = try BuiltExecutable.url(configuration.name)
    let own = ["--host", "127.0.0.1", "--port", String(port), "--data", dataFolder.path]
    // The program starts in it.
    try FileManager.default.createDirectory(at: dataFolder, withIntermediateDirectories: true)
    let process = try OwnedProcess(
      Launch(
        executable: file.path, arguments: own + (arguments ?? configuration.arguments),
        environment: bareEnvironment.merging(environment ?? configuration.environment) { $1 },
        folder: dataFolder.path))
    let found = try await process.output.waitForLine(within: patience, find: Self.address)
    guard let found else { throw await NotReady(configuration.name, process) }
    running.change { $0 = Running(process: process, url: found) }
  }

  /// Returns the first URL in a line such as `Counter is ready at http://127.0.0.1:8080/`; `nil` if
  /// there is none.
  static func address(in line: Substring) -> URL? {
    let word = line.split(separator: " ").first {
      $0.hasPrefix("http://") || $0.hasPrefix("https://")
    }
    return word.flatMap { URL(string: String($0)) }
  }

  private var bareEnvironment: [String: String] {
    let home = ["HOME": dataFolder.path, "LANG": "C.UTF-8", "TZ": "UTC"]
    let machine = ProcessInfo.processInfo.environment
    return Self.keptEnvironment.merging(["PATH": machine["PATH"] ?? ""]) { $1 }.merging(home) { $1 }
  }

  /// The environment variables of this process that say how a program runs, and not what it does.
  static var keptEnvironment: [String: String] {
    let kept = [
      "LD_LIBRARY_PATH", "SWIFT_BACKTRACE", "LLVM_PROFILE_FILE", "ASAN_OPTIONS", "TSAN_OPTIONS",
    ]
    return ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
  }
}
