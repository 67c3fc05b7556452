import Foundation
import Glibc
import StrataBrowserTesting
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataAppHost

/// Tests of a served app whose whole data folder is removed or replaced while it runs.
@Suite(.timeLimit(.minutes(10))) struct LostFolderProcessTests {
  private static let failing = "\"store\":\"failing\""

  private func health(_ app: ServedApp) async throws -> String {
    try await RawHTTPClient(app.url).get("/healthz").text
  }

  /// Asks for the health until it says that the store fails, or that it works again.
  private func wait(for app: ServedApp, toFail: Bool) async throws {
    while try await health(app).contains(Self.failing) != toFail { try Task.checkCancellation() }
  }

  private func wait(for text: String, of app: ServedApp) async throws {
    while !app.errors.contains(text) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test func `a server whose data folder is gone says so, makes no other one, and goes on later`()
    async throws
  {
    let app = try await ServedApp.start("Counter")
    let (data, aside) = (app.dataFolder, URL(fileURLWithPath: app.dataFolder.path + ".aside"))
    let window = try await CounterWindow(of: app)
    try FileManager.default.moveItem(at: data, to: aside)
    try await wait(for: app, toFail: true)
    try await window.exchange(tap: 1)
    #expect(try await LoadedPage(of: app).cookies != "")
    try await wait(for: "removed or replaced while it is in use, so nothing is stored", of: app)
    #expect(!FileManager.default.fileExists(atPath: data.path), "another folder was made")
    try FileManager.default.moveItem(at: aside, to: data)
    try await wait(for: app, toFail: false)
    try await window.exchange(tap: 2)
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  @Test func `a worker that starts later does not begin in another data folder`() async throws {
    let app = try await ServedApp.withWorkers(2)
    let (data, aside) = (app.dataFolder, URL(fileURLWithPath: app.dataFolder.path + ".aside"))
    try FileManager.default.moveItem(at: data, to: aside)
    kill(try #require(app.workers.first), SIGKILL)
    try await wait(for: "\(data.path) was removed or replaced while it is in use", of: app)
    #expect(!FileManager.default.fileExists(atPath: data.path), "another folder was made")
    try FileManager.default.moveItem(at: aside, to: data)
    try await app.wait(for: "strata_workers", toBe: 2)
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  @Test func `a worker refuses a data folder that is not the one of its front`() throws {
    let parent = try TemporaryFolder()
    let (data, aside) = (parent.file("data"), parent.file("aside"))
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
    let mark = try #require(FolderMark(data))
    let known = ["STRATA_WORKER_DATA": "\(mark.identifier) \(data.path)"]
    try DataFolder.refuseOther(data, environment: known)
    try FileManager.default.moveItem(at: data, to: aside)
    #expect(throws: HostError.self) { try DataFolder.refuseOther(data, environment: known) }
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
    #expect(throws: HostError.self) { try DataFolder.refuseOther(data, environment: known) }
    try DataFolder.refuseOther(data, environment: [:])
    try DataFolder.refuseOther(aside, environment: known)
  }
}
