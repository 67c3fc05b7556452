import Foundation
import Synchronization

/// A running Chromium that serves one test after another, each in a browsing context of its own.
///
/// A context is what a private window is to a person: it begins without cookies, storage, service
/// workers, permissions and cache, and all of it is gone when it ends. What is emulated belongs to
/// a page and goes with it. What cannot be set in a context is the same for all contexts of one
/// Chromium: ``BrowserOptions/Start``.
final class Chromium: Sendable {
  let driver: ChromeDriver
  let session: String
  let start: BrowserOptions.Start
  let devTools: DevToolsConnection
  private let profile: URL
  /// The page that keeps Chromium running between two tests.
  private let home: String
  private let served = Mutex(0)

  /// What a Chromium keeps of each context it had grows; after so many it ends.
  private static let contexts = 60

  private init(
    _ start: BrowserOptions.Start, driver: ChromeDriver, session: String, profile: URL,
    devTools: DevToolsConnection, home: String
  ) {
    self.start = start
    self.driver = driver
    self.session = session
    self.profile = profile
    self.devTools = devTools
    self.home = home
  }

  /// Starts Chromium with a new profile.
  static func launch(_ start: BrowserOptions.Start, by driver: ChromeDriver) async throws
    -> Chromium
  {
    let profile = try Lifeline.shared.get().makeFolder("profile")
    let wanted: JSONValue = ["capabilities": ["alwaysMatch": start.capabilities(profile.path)]]
    let answer = try await driver.command("POST", "/session", wanted)
    let line = answer["capabilities"]?["goog:chromeOptions"]?["debuggerAddress"]?.string
    guard let session = answer["sessionId"]?.string, let line else {
      throw WebDriverError(code: "no session", message: "\(answer)", command: "POST /session")
    }
    do {
      let home = try await driver.command("GET", "/session/\(session)/window").string ?? ""
      return Chromium(
        start, driver: driver, session: session, profile: profile,
        devTools: try await DevToolsConnection.open(line), home: home)
    } catch {
      _ = try? await driver.command("DELETE", "/session/\(session)")
      throw error
    }
  }

  /// Whether another test may have it.
  var isFresh: Bool { driver.isRunning && served.withLock { $0 < Self.contexts } }

  /// Makes a context with one empty page, to which the session's commands go from now on.
  ///
  /// - Returns: The context's name.
  func makeContext() async throws -> String {
    served.withLock { $0 += 1 }
    let answer = try await devTools.send("Target.createBrowserContext", ["disposeOnDetach": true])
    guard let context = answer["browserContextId"]?.string else {
      throw WebDriverError(
        code: "unexpected answer", message: "\(answer)", command: "Target.createBrowserContext")
    }
    try await show(makePage(in: context))
    // What a page of an earlier test has said is not this one's.
    _ = try await command("POST", "/se/log", ["type": "browser"])
    return context
  }

  /// Opens an empty page in a context.
  ///
  /// - Returns: The page's name, which is its window's for the driver.
  func makePage(in context: String) async throws -> String {
    let answer = try await devTools.send(
      "Target.createTarget", ["url": "about:blank", "browserContextId": .string(context)])
    guard let page = answer["targetId"]?.string else {
      throw WebDriverError(
        code: "unexpected answer", message: "\(answer)", command: "Target.createTarget")
    }
    return page
  }

  /// Ends a context with all its pages; keys and buttons that are still down are let go before.
  func endContext(_ context: String) async throws {
    try await command("DELETE", "/actions")
    try await devTools.send("Target.disposeBrowserContext", ["browserContextId": .string(context)])
    try await show(home)
  }

  /// Sends the session's commands to another page.
  func show(_ page: String) async throws {
    try await command("POST", "/window", ["handle": .string(page)])
  }

  /// Ends Chromium and removes its profile.
  ///
  /// Should the driver not answer, both go with the test process.
  func quit() async {
    _ = try? await command("DELETE", "")
    try? FileManager.default.removeItem(at: profile)
  }

  /// Sends a command for its session, such as `GET`, `/url`.
  @discardableResult
  func command(
    _ method: String, _ path: String, _ body: JSONValue = [:]
  ) async throws -> JSONValue {
    try await driver.command(method, "/session/\(session)\(path)", body)
  }
}
