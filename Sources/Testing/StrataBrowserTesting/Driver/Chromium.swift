import Foundation
import Synchronization

/// A running Chromium that serves one test after another, each in a new browsing context.
///
/// A context is like a private window: it begins without cookies, storage, service workers,
/// permissions and cache, and all of it is removed with the context. Emulation belongs to a page
/// and ends with it. Settings that a context cannot have are the same for all contexts of one
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

  /// The maximum number of contexts: Chromium's memory grows with each one.
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
    let wanted: JSONValue = ["capabilities": ["alwaysMatch": try start.capabilities(profile.path)]]
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

  /// A Boolean value that indicates whether another test may use this Chromium.
  var isFresh: Bool { driver.isRunning && served.withLock { $0 < Self.contexts } }

  /// Creates a context with one empty page, which receives the session's commands.
  ///
  /// - Returns: The context's identifier.
  func makeContext() async throws -> String {
    served.withLock { $0 += 1 }
    let answer = try await devTools.send("Target.createBrowserContext", ["disposeOnDetach": true])
    guard let context = answer["browserContextId"]?.string else {
      throw WebDriverError(
        code: "unexpected answer", message: "\(answer)", command: "Target.createBrowserContext")
    }
    try await show(makePage(in: context))
    // Messages of an earlier test's page do not belong to this one.
    _ = try await command("POST", "/se/log", ["type": "browser"])
    return context
  }

  /// Opens an empty page in a context.
  ///
  /// - Returns: The page's identifier, which is the driver's window handle.
  func makePage(in context: String) async throws -> String {
    let answer = try await devTools.send(
      "Target.createTarget", ["url": "about:blank", "browserContextId": .string(context)])
    guard let page = answer["targetId"]?.string else {
      throw WebDriverError(
        code: "unexpected answer", message: "\(answer)", command: "Target.createTarget")
    }
    return page
  }

  /// Ends a context with all its pages; pressed keys and buttons are released before.
  func endContext(_ context: String) async throws {
    try await command("DELETE", "/actions")
    try await devTools.send("Target.disposeBrowserContext", ["browserContextId": .string(context)])
    try await show(home)
  }

  /// Switches the session's commands to another page.
  func show(_ page: String) async throws {
    try await command("POST", "/window", ["handle": .string(page)])
  }

  /// Ends Chromium and removes its profile.
  ///
  /// If the driver does not answer, both are removed with the test process.
  func quit() async {
    _ = try? await command("DELETE", "")
    try? FileManager.default.removeItem(at: profile)
  }

  /// Sends a WebDriver command of Chromium's session, such as `GET`, `/url`.
  @discardableResult
  func command(
    _ method: String, _ path: String, _ body: JSONValue = [:]
  ) async throws -> JSONValue {
    try await driver.command(method, "/session/\(session)\(path)", body)
  }
}
