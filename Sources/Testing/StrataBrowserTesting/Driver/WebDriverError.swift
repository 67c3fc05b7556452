/// An error that the driver reports: the protocol's code, the driver's message, the command.
public struct WebDriverError: Error, Equatable, CustomStringConvertible {
  /// The protocol's error code, such as `no such element` or `stale element reference`.
  public let code: String
  /// The driver's message.
  public let message: String
  /// The command that failed, such as `POST /element`.
  public let command: String

  public var description: String { "\(command): \(code): \(message)" }

  /// A Boolean value that indicates whether the element was removed, or the page left while a
  /// script ran, so that a retry may succeed.
  ///
  /// A script gets `timeout` after several navigations; the script's time limit is `script timeout`.
  var isAboutAnOlderPage: Bool {
    ["stale element reference", "detached shadow root", "timeout"].contains(code)
      || [
        "document unloaded", "aborted by navigation", "context was destroyed", "execution context",
      ]
      .contains { message.contains($0) }
  }

  /// A Boolean value that indicates whether the element exists but cannot be clicked yet: it moves,
  /// is covered, has no size, or is outside of the viewport, such as a sheet that is still rising.
  var mayPass: Bool {
    isAboutAnOlderPage
      || ["element click intercepted", "element not interactable", "move target out of bounds"]
        .contains(code)
  }
}

/// An error: an executable that the browser tests need, such as Chromium, does not exist.
public struct BrowserMissing: Error, Equatable, CustomStringConvertible {
  /// The path of the missing executable.
  public let file: String
  public var description: String {
    "the browser tests need \(file), which is missing: run `apt-get install chromium "
      + "chromium-driver`, or set CHROMEDRIVER and CHROMIUM to other files"
  }
}
