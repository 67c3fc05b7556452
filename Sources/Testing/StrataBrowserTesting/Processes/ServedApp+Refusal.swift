extension ServedApp {
  /// The result of a program that ended.
  public struct Refusal: Sendable {
    /// The exit status.
    public let status: ExitStatus
    /// The text on standard output.
    public let output: String
    /// The text on standard error.
    public let errors: String
  }

  /// Runs a program to its end with exactly these arguments, for invalid flags and folders.
  ///
  ///     let refusal = try await ServedApp.run("weda", arguments: ["--port", "high"])
  ///     #expect(refusal.status == .exited(2))
  ///
  /// - Throws: ``StillRunning`` if it does not end.
  public static func run(
    _ name: String, arguments: [String], environment: [String: String] = [:],
    within time: Duration = patience
  ) async throws -> Refusal {
    let folder = try Lifeline.shared.get().makeFolder("run")
    let bare = keptEnvironment.merging([
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "LANG": "C.UTF-8",
    ]) { $1 }
    let process = try OwnedProcess(
      Launch(
        executable: BuiltExecutable.url(name).path, arguments: arguments,
        environment: bare.merging(environment) { $1 }, folder: folder.path))
    guard let status = try await process.waitForExit(within: time) else {
      process.killGroup()
      throw StillRunning(name: name, waited: time, errors: process.errors.text)
    }
    // The pipes may still hold the last output.
    for log in [process.output, process.errors] { await log.waitForEnd(within: time) }
    return Refusal(status: status, output: process.output.text, errors: process.errors.text)
  }
}
