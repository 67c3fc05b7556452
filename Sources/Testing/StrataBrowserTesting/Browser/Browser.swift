import Synchronization

/// One browser, driven as a person would: a browsing context of its own in a running Chromium, which
/// begins without cookies, storage, permissions or anything else that another test has left.
///
///     try await Browser.run(.viewport(.phone)) { browser in
///       try await browser.open(app.url)
///       try await browser.type("Lon", into: .role("searchbox"))
///       try await browser.press(.arrowDown)
///       try await browser.waitFor(.text("London"))
///       #expect(try await browser.consoleErrors().isEmpty)
///     }
///
/// Nothing here waits by time: actions wait in the page until their element can be used, and fail
/// with what they saw instead. One browser does one thing after another, as WebDriver wants it: a
/// click sent from another task while a wait is running comes after the wait.
public final class Browser: Sendable {
  let chromium: Chromium
  /// The name of its context.
  let context: String
  /// Everything the page has said on its console; the driver forgets what it has handed over.
  let console = Mutex<[ConsoleMessage]>([])

  init(chromium: Chromium, context: String) {
    self.chromium = chromium
    self.context = context
  }

  /// Opens a browser, runs the body with it and closes it, also when the body throws.
  ///
  /// When the body throws and `STRATA_SCREENSHOTS` names a folder, the page is left there as a
  /// picture.
  ///
  /// - Throws: ``BrowserMissing`` when Chromium is not installed; what the body throws.
  public static func run<Result: Sendable>(
    _ options: BrowserOptions = BrowserOptions(),
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Browser) async throws -> Result
  ) async throws -> Result {
    try await run([options]) { try await body($0[0]) }
  }

  /// Runs two browsers side by side, as two people with a device each.
  public static func runTwo<Result: Sendable>(
    _ options: BrowserOptions = BrowserOptions(),
    isolation: isolated (any Actor)? = #isolation,
    _ body: (_ one: Browser, _ other: Browser) async throws -> Result
  ) async throws -> Result {
    try await run([options, options]) { try await body($0[0], $0[1]) }
  }

  /// Sends a command for this session, such as `GET`, `/url`.
  @discardableResult
  func command(
    _ method: String, _ path: String, _ body: JSONValue = [:]
  ) async throws -> JSONValue {
    try await chromium.command(method, path, body)
  }

  /// Sends a command of Chromium's own DevTools protocol, for what WebDriver has no word for.
  ///
  /// - Returns: The command's result object.
  @discardableResult
  public func devTools(_ name: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
    try await command("POST", "/goog/cdp/execute", ["cmd": .string(name), "params": parameters])
  }
}
