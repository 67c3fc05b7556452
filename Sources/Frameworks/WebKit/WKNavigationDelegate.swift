public import Foundation

/// An object that decides about navigations and is notified of their progress.
///
/// All methods have default implementations. A browser reports to a page little about a frame: of
/// another site's page it says only that something was loaded. So decisions are asked for what the
/// app loads and for links in the app's pages, and a page that refuses to be in a frame counts
/// as loaded.
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {
  /// Asks whether a navigation may go on.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationAction: The requested navigation.
  ///   - decisionHandler: Called once with the decision, at once or later.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)

  /// Returns whether a navigation may go on. It is asked unless the method with a decision handler
  /// is implemented.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationAction: The requested navigation.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy

  /// Asks whether an answer may be shown.
  ///
  /// Accepted: a browser reports to no page what it received for a frame, so it is not called.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationResponse: The response to the navigation.
  ///   - decisionHandler: A function that the app calls with its decision.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)

  /// Called when a navigation begins.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// Called when a page begins to be shown: here immediately before `didFinish`.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// Called when the browser has loaded the page, or shows in its place why it has not.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  /// Called when a navigation fails after its page began to be shown.
  ///
  /// Accepted: it is not called, as a page is shown only when it is loaded.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  ///   - error: The error.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

  /// Called when a navigation fails: its request cannot be made by a frame, or it was stopped.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  ///   - error: The error.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)

  /// Called when the page's process has ended.
  ///
  /// Accepted: the browser handles it without telling.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }

  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}

  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}

  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// An object that opens windows for pages and shows their dialogs.
///
/// The sandbox of a frame lets a page show no dialogs.
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {
  /// Returns a view for a link that asks for a new window, or `nil`. A view that is returned loads
  /// the link.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - configuration: The animation and the threshold of the transition.
  ///   - navigationAction: The requested navigation.
  ///   - windowFeatures: The requested properties of the window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?

  /// Called when a page closes its window.
  ///
  /// Accepted: a page in a frame cannot.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }

  public func webViewDidClose(_ webView: WKWebView) {}
}

/// The size and place that a page asks for its new window.
///
/// Accepted: a link states none.
@MainActor @preconcurrency open class WKWindowFeatures: NSObject {
  /// Creates features that state nothing.
  nonisolated override init() { super.init() }
}
