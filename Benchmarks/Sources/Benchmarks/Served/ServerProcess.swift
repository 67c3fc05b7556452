import Foundation
import Glibc

/// A server in a separate process, so that its resources can be distinguished from those of the
/// measurement.
final class ServerProcess {
  let port: Int
  private let process = Process()
  private let folder: URL
  private let keepsData: Bool

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - data: A folder with data for the app; it is removed with the process.
  ///   - keepsData: Whether the folder stays instead.
  ///   - port: The port; 0 for any free one.
  ///   - core: The only processor that the server may use; `nil` for all.
  ///   - arguments: Further arguments of the app's host.
  ///   - database: The address of a PostgreSQL database; `nil` for a file of SQLite.
  init(
    _ app: ServedApp, data: URL? = nil, keepsData: Bool = false, port: Int = 0, core: Int? = nil,
    arguments: [String] = [], database: String? = nil
  ) throws {
    self.keepsData = keepsData
    folder =
      data
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-bench-\(UUID().uuidString)", isDirectory: true)
    let output = Pipe()
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let words = ["-app", app.rawValue, "--port", "\(port)", "--data", folder.path] + arguments
    // `taskset` becomes the program, so that the process is the server itself.
    process.executableURL = core == nil ? program : URL(fileURLWithPath: "/usr/bin/taskset")
    process.arguments = (core.map { ["-c", "\($0)", program.path] } ?? []) + words
    // No app may call a service that happens to be configured where the benchmarks run.
    // FoodShare's new neighbourhood has its samples.
    var environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("SUPABASE_")
    }
    environment["FOODSHARE_SAMPLES"] = "1"
    if let database { environment["DATABASE_URL"] = database }
    process.environment = environment
    process.standardOutput = output
    try process.run()
    self.port = try Self.port(in: output.fileHandleForReading)
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    if !keepsData { try? FileManager.default.removeItem(at: folder) }
  }

  /// The number of the process.
  var identifier: Int32 { process.processIdentifier }

  /// Ends the process at once, without its knowledge.
  func kill() {
    signal(SIGKILL)
    process.waitUntilExit()
  }

  /// Sends a signal to the process.
  func signal(_ number: Int32) { _ = Glibc.kill(identifier, number) }

  func residentBytes() throws -> Double {
    try Usage.residentBytes(of: String(process.processIdentifier))
  }

  /// Returns the bytes of the program's file, and of the files of the libraries that it has loaded.
  func fileBytes() throws -> (program: Double, libraries: Double) {
    try Usage.fileBytes(of: process.processIdentifier)
  }

  func processorTime() throws -> Duration {
    try Usage.processorTime(of: process.processIdentifier)
  }

  /// Returns the processor time of the server and of the processes that it has started.
  func treeProcessorTime() throws -> Duration {
    let children = try Usage.children(of: process.processIdentifier)
    return try children.reduce(try processorTime()) { try $0 + Usage.processorTime(of: $1) }
  }

  /// Returns the number of entries in a folder of the process in `/proc`: `fd` or `task`.
  func count(of folder: String) throws -> Double {
    Double(try Usage.count(of: folder, in: process.processIdentifier))
  }

  func kernelCounts() throws -> KernelCounts {
    try Usage.kernelCounts(of: process.processIdentifier)
  }

  private static func port(in output: FileHandle) throws -> Int {
    var line = ""
    while !line.hasSuffix("/\n") {
      let data = output.availableData
      guard !data.isEmpty else { throw NotMeasured("the server ended before it was ready") }
      line += String(decoding: data, as: UTF8.self)
    }
    let number = line.dropLast(2).split(separator: ":").last.flatMap { Int($0) }
    guard let number else { throw NotMeasured("no port in '\(line)'") }
    return number
  }
}
