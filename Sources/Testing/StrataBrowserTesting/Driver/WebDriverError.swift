/// An error as the driver reports it: the protocol's code, the driver's words, the command.
public struct WebDriverError: Error, Equatable, CustomStringConvertible {
  /// The protocol's own word, such as `no such element` or `stale element reference`.
  public let code: String
  public let message: String
  /// The command that failed, such as `POST /element`.
  public let command: String

  public var description: String { "\(command): \(code): \(message)" }

  /// The element went away, or the page did while a script ran: asking again may work.
  ///
  /// `timeout` is what a script gets when page followed page; its own is `script timeout`.
  var isAboutAnOlderPage: Bool {
    ["stale element reference", "detached shadow root", "timeout"].contains(code)
      || [
        "document unloaded", "aborted by navigation", "context was destroyed", "execution context",
      ]
      .contains { message.contains($0) }
  }

  /// The element is there but not to be clicked yet: moving, covered, without a size or, as a sheet
  /// that has not come up yet, outside of the viewport.
  var mayPass: Bool {
    isAboutAnOlderPage
      || ["element click intercepted", "element not interactable", "move target out of bounds"]
        .contains(code)
  }
}

/// A program that the browser tests cannot do without.
public struct BrowserMissing: Error, Equatable, CustomStringConvertible {
  public let file: String
  public var description: String {
    "the browser tests need \(file), which is not there: `apt-get install chromium "
      + "chromium-driver` brings it, or CHROMEDRIVER and CHROMIUM name other files"
  }
}
