public import Foundation

/// An object that decides about navigations and is notified of their progress.
///
/// All methods have default implementations. A browser reports little about a frame to its page: of
/// a page of another site only that something was loaded. So decisions are requested only for pages
/// that the app loads and for links in the app's pages, and a page that refuses to be in a frame is
/// regarded as loaded.
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {
  /// Requests the decision whether a navigation may continue.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationAction: The requested navigation.
  ///   - decisionHandler: A function to which the app passes its decision once, at once or later.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)

  /// Returns whether a navigation may continue. It is called unless the method with a decision
  /// handler is implemented.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationAction: The requested navigation.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy

  /// Requests the decision whether a response may be shown.
  ///
  /// Accepted: it is never called, as a browser does not report the responses that it receives for
  /// a frame.
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

  /// Called when a page begins to be shown, which is immediately before `didFinish`.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// Called when the browser has loaded the page, or shows the reason for which it cannot.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  /// Called when a navigation fails after its page began to be shown.
  ///
  /// Accepted: it is never called, as a page is regarded as shown only once it is loaded.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  ///   - error: The error.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

  /// Called when a navigation fails because a frame cannot make its request, or because it was
  /// stopped.
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
  /// Accepted: it is never called, as the browser handles it without reporting it.
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
/// Its methods for dialogs are missing, since the sandbox of a frame does not let a page show
/// dialogs.
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {
  /// Returns a view for a link that requests a new window; `nil` for none. The returned view loads
  /// the link.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - configuration: The configuration of the new view.
  ///   - navigationAction: The requested navigation.
  ///   - windowFeatures: The requested properties of the window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?

  /// Called when a page closes its window.
  ///
  /// Accepted: it is never called, as a page in a frame cannot close its window.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }

  public func webViewDidClose(_ webView: WKWebView) {}
}

/// The size and place that a page requests for its new window.
///
/// Accepted: they are never set, as a link does not request them.
@MainActor @preconcurrency open class WKWindowFeatures: NSObject {
  /// Creates features without a size and a place.
  nonisolated override init() { super.init() }
}
