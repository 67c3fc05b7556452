public import Foundation

/// The app's scripts in the pages of a view, and the handlers of their messages.
///
///     let controller = WKUserContentController()
///     controller.add(self, name: "saved")
///     // in the page: window.webkit.messageHandlers.saved.postMessage({ id: 7 })
///
/// Partial: scripts and handlers work in the app's pages (`loadHTMLString` and HTML of
/// `load(_:mimeType:…)`), but not in those of other sites, which a browser isolates.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  /// The scripts that were added.
  public private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Creates a controller without scripts.
  public nonisolated override init() { super.init() }

  /// Adds a script to the pages that are loaded from now on.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// Removes all scripts that the app has added.
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a handler for the messages that pages post under a name.
  ///
  /// - Parameters:
  ///   - scriptMessageHandler: The object that receives the messages of scripts.
  ///   - name: The name under which pages post the messages.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  /// Removes the handler of a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  /// Removes all handlers of the pages' messages.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  func receive(_ message: WKScriptMessage) {
    handlers[message.name]?.userContentController(self, didReceive: message)
  }
}

/// An object that receives the messages of pages.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called for each message. A page can post any content, so check it.
  ///
  /// - Parameters:
  ///   - userContentController: The controller of the scripts.
  ///   - message: The message that the page has posted.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  /// The name under which the message was posted.
  public let name: String
  /// The content of the message: a text, a number, a Boolean value, a list, a dictionary, or
  /// `NSNull`.
  public let body: Any
  /// The view of the page that posted the message.
  public private(set) weak var webView: WKWebView?
  /// The frame of the page.
  public let frameInfo: WKFrameInfo

  init(name: String, body: Any, webView: WKWebView?, frameInfo: WKFrameInfo) {
    (self.name, self.body, self.webView, self.frameInfo) = (name, body, webView, frameInfo)
  }
}

/// The moment at which a script of the app runs in a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// The script runs before the page's scripts.
  case atDocumentStart
  /// The script runs once the browser has parsed the page.
  case atDocumentEnd
}

/// A script that the app adds to pages.
@MainActor @preconcurrency open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// The moment at which the script runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// A Boolean value that indicates whether the script runs only in the main frame of a page.
  ///
  /// Accepted: it has no effect; the script always runs only in the main frame.
  public let isForMainFrameOnly: Bool

  /// Creates a script that the app adds to pages.
  ///
  /// - Parameters:
  ///   - source: The text of the script.
  ///   - injectionTime: The time at which the script runs: before or after the page is loaded.
  ///   - forMainFrameOnly: Whether the script runs only in the main frame of a page. It has no
  ///     effect.
  public nonisolated init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}
