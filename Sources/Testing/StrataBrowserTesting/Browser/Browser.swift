import Synchronization

/// A browser for a test: a new browsing context in a running Chromium, without cookies, storage,
/// permissions or anything else of another test.
///
///     try await Browser.run(.viewport(.phone)) { browser in
///       try await browser.open(app.url)
///       try await browser.type("Lon", into: .role("searchbox"))
///       try await browser.press(.arrowDown)
///       try await browser.waitFor(.text("London"))
///       #expect(try await browser.consoleErrors().isEmpty)
///     }
///
/// There are no fixed delays: actions wait in the page until their element is usable, and otherwise
/// fail with a description of the page. A browser runs one command after another, as WebDriver
/// requires: a click from another task is sent only after a running wait has ended.
public final class Browser: Sendable {
  let chromium: Chromium
  /// The identifier of the browser's context in Chromium.
  let context: String
  /// All console messages of the page. They are collected, since the driver returns each message
  /// only once.
  let console = Mutex<[ConsoleMessage]>([])

  init(chromium: Chromium, context: String) {
    self.chromium = chromium
    self.context = context
  }

  /// Opens a browser, runs the body with it and closes it, also if the body throws.
  ///
  /// If the body throws and `STRATA_SCREENSHOTS` names a folder, a screenshot of the page is saved
  /// there.
  ///
  /// - Throws: ``BrowserMissing`` if Chromium is not installed; the error of the body.
  public static func run<Result: Sendable>(
    _ options: BrowserOptions = BrowserOptions(),
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Browser) async throws -> Result
  ) async throws -> Result {
    try await run([options]) { try await body($0[0]) }
  }

  /// Runs two browsers in parallel, for tests with two people who have a device each.
  public static func runTwo<Result: Sendable>(
    _ options: BrowserOptions = BrowserOptions(),
    isolation: isolated (any Actor)? = #isolation,
    _ body: (_ one: Browser, _ other: Browser) async throws -> Result
  ) async throws -> Result {
    try await run([options, options]) { try await body($0[0], $0[1]) }
  }

  /// Sends a WebDriver command of this session, such as `GET`, `/url`.
  @discardableResult
  func command(
    _ method: String, _ path: String, _ body: JSONValue = [:]
  ) async throws -> JSONValue {
    try await chromium.command(method, path, body)
  }

  /// Sends a command of Chromium's DevTools protocol, for features that WebDriver lacks.
  ///
  /// - Returns: The command's result object.
  @discardableResult
  public func devTools(_ name: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
    try await command("POST", "/goog/cdp/execute", ["cmd": .string(name), "params": parameters])
  }
}
