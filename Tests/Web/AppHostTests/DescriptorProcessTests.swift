import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a host as a process that has as many open files as it may have.
@Suite(.timeLimit(.minutes(10))) struct DescriptorProcessTests {
  private static let spare = 12
  private static let callers = 60

  @Test(arguments: [[], ["--workers", "1"]])
  func `a host without free descriptors turns connections away, and serves again once it has some`(
    arguments: [String]
  ) async throws {
    let app = try await ServedApp.start("Counter", arguments: arguments)
    let port = try #require(app.url.port)
    // The first page opens what later ones use.
    _ = try await LoadedPage(of: app)
    for process in [app.processID] + app.workers { try await limit(process) }
    var held: [RawHTTPConnection] = []
    var served = 0
    for _ in 0..<Self.callers {
      guard let connection = try? await RawHTTPConnection.open(port: port) else { continue }
      held.append(connection)
      if let answer = try? await connection.send("GET", "/"), answer.status == 200 {
        served += 1
      }
    }
    #expect(served > 0 && served < Self.callers)
    held = []
    var page = try? await LoadedPage(of: app)
    while page == nil {
      try Task.checkCancellation()
      page = try? await LoadedPage(of: app)
    }
    #expect(try await app.stop(within: .seconds(5)) == .exited(0))
  }

  /// Lets a process open a few more files than it has open.
  private func limit(_ process: Int32) async throws {
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
    let (command, ended) = (Process(), Gate())
    command.executableURL = URL(fileURLWithPath: "/usr/bin/prlimit")
    command.arguments = ["--pid", "\(process)", "--nofile=\(open + Self.spare):"]
    command.terminationHandler = { _ in ended.open() }
    try command.run()
    await ended.wait()
    #expect(command.terminationStatus == 0)
  }
}
