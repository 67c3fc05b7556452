import Foundation

/// A script that the app runs in a page, and what is called with its result.
struct PageCommand {
  let number: Int
  let script: String
  let completion: (@MainActor @Sendable (Any?, (any Error)?) -> Void)?
}

extension WKWebView {
  /// Runs a script in the page.
  ///
  /// Partial: in the app's own pages only; a browser keeps another site's page apart. It runs when
  /// the page is loaded.
  ///
  /// - Parameters:
  ///   - javaScriptString: The script.
  ///   - completionHandler: Called with the script's last value, or with a ``WKError``.
  public func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard source?.isOwn == true else {
      completionHandler?(nil, WKError(.javaScriptExceptionOccurred, Self.isForeign))
      return
    }
    lastCommand += 1
    commands.append(
      PageCommand(
        number: lastCommand, script: javaScriptString, completion: completionHandler))
  }

  /// Runs a script in the page.
  ///
  /// Partial: in the app's own pages only; a browser keeps another site's page apart.
  ///
  /// - Returns: The script's last value.
  /// - Throws: ``WKError`` with what the script threw, or because another page was loaded.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<ScriptResult, any Error>) in
      evaluateJavaScript(javaScriptString) { value, error in
        let result = ScriptResult(value: value)
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: result)
        }
      }
    }.value
  }

  private static let isForeign =
    "a browser lets no app run scripts in another site's page: only pages of the app's own HTML"

  /// Ends the commands of a page that is left.
  func failCommands() {
    let left = commands
    if !left.isEmpty { commands = [] }
    for command in left {
      command.completion?(nil, WKError(.webViewInvalidated, "another page was loaded"))
    }
  }

  /// Handles a message of the page.
  func receive(_ text: String) {
    guard source?.isOwn == true, let message = PageMessage(text) else { return }
    switch message {
    case .ran(let number, let value, let error): answer(number, value, error)
    case .said(let name, let body):
      let frame = WKFrameInfo(request: source?.request ?? URLRequest(url: .blank), webView: self)
      configuration.userContentController.receive(
        WKScriptMessage(
          name: name, body: PageMessage.value(of: body), webView: self, frameInfo: frame))
    case .link(let url, let isBlank):
      // A visitor can send any address: this server's files are for the app's own calls alone.
      guard !url.isFileURL, url.scheme?.lowercased() != "file" else { return }
      _ = begin(.request(URLRequest(url: url)), .linkActivated, isBlank: isBlank)
    }
  }

  private func answer(_ number: Int, _ value: String?, _ error: String?) {
    guard let place = commands.firstIndex(where: { $0.number == number }) else { return }
    let command = commands.remove(at: place)
    if let error {
      command.completion?(nil, WKError(.javaScriptExceptionOccurred, error))
    } else {
      let found = PageMessage.value(of: value ?? "null")
      command.completion?(found is NSNull ? nil : found, nil)
    }
  }
}

/// The result of a script, which was made for one receiver only.
private struct ScriptResult: @unchecked Sendable {
  // JSON values are not shared by anything else.
  let value: Any?
}

extension URL {
  /// The address of an empty page.
  fileprivate static var blank: URL { URL(string: "about:blank") ?? URL(filePath: "/dev/null") }
}
