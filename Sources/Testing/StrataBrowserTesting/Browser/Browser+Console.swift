/// A line of the browser's console, or a failed request.
public struct ConsoleMessage: Sendable, Equatable, CustomStringConvertible {
  /// The level: `SEVERE`, `WARNING`, `INFO` or `DEBUG`.
  public let level: String
  /// The source: `console-api`, `network`, `javascript`, `security`, …
  public let source: String
  /// The text of the message.
  public let text: String

  public var description: String { "\(level) \(source): \(text)" }
}

extension Browser {
  /// Returns all console messages since the browser started, oldest first.
  public func consoleMessages() async throws -> [ConsoleMessage] {
    let entries = try await command("POST", "/se/log", ["type": "browser"]).array ?? []
    let new = entries.map { entry in
      ConsoleMessage(
        level: entry["level"]?.string ?? "", source: entry["source"]?.string ?? "",
        text: entry["message"]?.string ?? "")
    }
    return console.withLock { all in
      all += new
      return all
    }
  }

  /// Returns the console messages that are errors: uncaught exceptions, `console.error`, failed
  /// requests, policy violations.
  ///
  /// Leaves out errors that concern the test's browsing context instead of the page.
  public func consoleErrors() async throws -> [ConsoleMessage] {
    try await consoleMessages().filter { $0.level == "SEVERE" && !$0.isAboutContext }
  }
}

extension ConsoleMessage {
  /// A Boolean value that indicates whether the message says that the browsing context has no push
  /// service. Chromium reports this some random seconds after the page has asked, so that only slow
  /// tests see it.
  var isAboutContext: Bool { text.contains("does not support the Push API in incognito mode") }
}
