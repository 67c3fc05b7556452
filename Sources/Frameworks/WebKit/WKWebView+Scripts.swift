import Foundation

/// A script that the app runs in a page, and the function that is called with its result.
struct PageCommand {
  let number: Int
  let script: String
  let completion: (@MainActor @Sendable (Any?, (any Error)?) -> Void)?
}

extension WKWebView {
  /// Runs a script in the page.
  ///
  /// Partial: the script runs only in the app's pages; a browser isolates pages of other sites. It
  /// runs once the page is loaded. At most 1,000 scripts may wait for a page.
  ///
  /// - Parameters:
  ///   - javaScriptString: The script.
  ///   - completionHandler: A function that is called with the value of the script's last
  ///     expression, or with a ``WKError``: for an error that the script threw, for a result of
  ///     more than 50,000 characters, and if another page was loaded or the view does not exist any
  ///     more.
  public func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    lastCommand += 1
    run(PageCommand(number: lastCommand, script: javaScriptString, completion: completionHandler))
  }

  private func run(_ command: PageCommand) {
    guard source?.isOwn == true else {
      command.completion?(nil, WKError(.javaScriptExceptionOccurred, Self.isForeign))
      return
    }
    guard commands.count < Self.mostCommands else {
      command.completion?(
        nil,
        WKError(.unknown, "1,000 scripts are waiting for the page's answers, which is the limit"))
      return
    }
    commands.append(command)
  }

  /// Runs a script in the page.
  ///
  /// Partial: the script runs only in the app's pages; a browser isolates pages of other sites.
  ///
  /// - Parameter javaScriptString: The script.
  /// - Returns: The value of the script's last expression.
  /// - Throws: ``WKError`` for an error that the script threw, for a result of more than 50,000
  ///   characters, and if another page was loaded or the view does not exist any more;
  ///   `CancellationError` if the task is cancelled before the page has answered.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    lastCommand += 1
    let number = lastCommand
    let result = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<ScriptResult, any Error>) in
        run(
          PageCommand(number: number, script: javaScriptString) { value, error in
            let result = ScriptResult(value: value)
            if let error {
              continuation.resume(throwing: error)
            } else {
              continuation.resume(returning: result)
            }
          })
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.drop(number) }
    }
    return result.value
  }

  /// Removes a command whose task was cancelled.
  private func drop(_ number: Int) {
    guard let place = commands.firstIndex(where: { $0.number == number }) else { return }
    commands.remove(at: place).completion?(nil, CancellationError())
  }

  /// The largest number of commands that may wait for a page, whose browser may never answer.
  private static let mostCommands = 1_000
  private static let isForeign =
    "scripts can run only in pages of the app's own HTML, not in a page of another website"

  /// Ends the commands of a page that is replaced, with an error.
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
      // A visitor can send any address: this server's files are for the app's calls alone.
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

/// The result of a script, which only one receiver uses.
private struct ScriptResult: @unchecked Sendable {
  // JSON values are not shared by anything else.
  let value: Any?
}

extension URL {
  /// The URL of an empty page.
  fileprivate static var blank: URL { URL(string: "about:blank") ?? URL(filePath: "/dev/null") }
}
