public import Foundation
public import FoundationNetworking
public import Observation
import SwiftUI

/// A web page that SwiftUI's ``WebView`` shows, whose properties views observe.
///
///     @State private var page = WebPage()
///     WebView(page).onAppear { page.load(URL(string: "https://example.org")) }
///
/// Partial: the limits of ``WKWebView`` apply.
@MainActor @Observable public final class WebPage {
  /// A step of a navigation.
  public enum NavigationEvent: Hashable, Sendable {
    /// The request of the navigation was sent.
    case startedProvisionalNavigation
    /// The server has redirected the request.
    ///
    /// Accepted: it never occurs, as a browser does not report redirections.
    case receivedServerRedirect
    /// The first data of the page has arrived.
    case committed
    /// The page has been loaded completely.
    case finished
  }

  /// The reason for which a navigation failed.
  public enum NavigationError: Error {
    /// The request of the navigation failed.
    case failedProvisionalNavigation(any Error)
    /// The page was closed during the navigation.
    case pageClosed
    /// The page's process has ended.
    case webContentProcessTerminated
    /// The URL is of a kind that cannot be loaded.
    case invalidURL
  }

  /// The URL of the page; `nil` before one was loaded.
  public private(set) var url: URL?
  /// The title of the page. It is empty for a page of another site, whose title a browser does not
  /// report.
  public private(set) var title = ""
  /// A Boolean value that indicates whether the page is being loaded.
  public private(set) var isLoading = false
  /// The part of the page that is loaded, from 0 to 1.
  ///
  /// Partial: it is 0.1 while the page is being loaded, as a browser reports only the end.
  public private(set) var estimatedProgress = 0.0
  /// The last step of the latest navigation.
  public private(set) var currentNavigationEvent: NavigationEvent?

  @ObservationIgnored let view: WKWebView
  @ObservationIgnored private let listener = Listener()

  /// The settings with which a page is created.
  ///
  /// Accepted: it has no effect; the settings of the browser apply.
  @MainActor public struct Configuration {
    /// The app's scripts and message handlers.
    public var userContentController = WKUserContentController()
    /// The store of the page's cookies and other data.
    public var websiteDataStore = WKWebsiteDataStore.default()
    /// The name of the app in the browser's user agent string.
    public var applicationNameForUserAgent: String?

    /// Creates the settings with which a page is created.
    public init() {}
  }

  /// Creates an empty page.
  public init(configuration: Configuration = Configuration()) {
    let settings = WKWebViewConfiguration()
    settings.userContentController = configuration.userContentController
    view = WKWebView(frame: .zero, configuration: settings)
    view.navigationDelegate = listener
    listener.page = self
    view.observer = { [weak self] in self?.follow() }
  }

  /// Loads the page at a URL; fails if it is `nil`.
  ///
  /// - Returns: The steps of the navigation, which need not be read.
  @discardableResult
  public func load(_ url: URL?) -> AsyncThrowingStream<NavigationEvent, any Error> {
    guard let url else {
      return AsyncThrowingStream { $0.finish(throwing: NavigationError.invalidURL) }
    }
    return load(URLRequest(url: url))
  }

  /// Loads the page of a request, with the limits of ``WKWebView/load(_:)``.
  ///
  /// - Returns: The steps of the navigation, which need not be read.
  @discardableResult
  public func load(_ request: URLRequest) -> AsyncThrowingStream<NavigationEvent, any Error> {
    listener.steps(of: view.load(request))
  }

  /// Shows HTML that the app provides.
  ///
  /// - Parameters:
  ///   - html: The source of the page.
  ///   - baseURL: The address to which relative links refer; `nil` for none.
  /// - Returns: The steps of the navigation, which need not be read.
  @discardableResult public func load(
    html: String, baseURL: URL? = nil
  ) -> AsyncThrowingStream<NavigationEvent, any Error> {
    listener.steps(of: view.loadHTMLString(html, baseURL: baseURL))
  }

  /// Shows data that the app provides.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - mimeType: The media type.
  ///   - characterEncoding: The encoding of the text.
  ///   - baseURL: The address to which relative links refer; `nil` for none.
  /// - Returns: The steps of the navigation, which need not be read.
  @discardableResult public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> AsyncThrowingStream<NavigationEvent, any Error> {
    listener.steps(
      of: view.load(data, mimeType: mimeType, characterEncodingName: "utf-8", baseURL: baseURL))
  }

  /// Loads the page again.
  ///
  /// - Parameter fromOrigin: Not used: the browser decides which cached data it uses.
  /// - Returns: The steps of the navigation, which need not be read.
  @discardableResult public func reload(
    fromOrigin: Bool = false
  ) -> AsyncThrowingStream<NavigationEvent, any Error> { listener.steps(of: view.reload()) }

  /// Stops loading the page.
  public func stopLoading() { view.stopLoading() }

  /// Runs the body of a function in the page, with the limits of
  /// ``WKWebView/evaluateJavaScript(_:)``.
  ///
  /// - Parameters:
  ///   - functionBody: The body of a JavaScript function.
  ///   - arguments: The names and values of the body's arguments. Each value must be one that JSON
  ///     can represent.
  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? {
    let names = arguments.keys.sorted()
    let values = try names.map { name in
      let data = try JSONSerialization.data(
        withJSONObject: arguments[name] ?? NSNull(), options: .fragmentsAllowed)
      return String(decoding: data, as: UTF8.self)
    }
    let body = "(async (\(names.joined(separator: ","))) => {\(functionBody)\n})"
    return try await view.evaluateJavaScript("\(body)(\(values.joined(separator: ",")))")
  }

  private func follow() {
    if url != view.url { url = view.url }
    if title != view.title ?? "" { title = view.title ?? "" }
    if isLoading != view.isLoading { isLoading = view.isLoading }
    if estimatedProgress != view.estimatedProgress { estimatedProgress = view.estimatedProgress }
  }

  fileprivate func note(_ event: NavigationEvent?) { currentNavigationEvent = event }
}

/// A delegate that reports the steps of navigations.
@MainActor private final class Listener: WKNavigationDelegate {
  typealias Steps = AsyncThrowingStream<WebPage.NavigationEvent, any Error>
  weak var page: WebPage?
  private var open: [ObjectIdentifier: Steps.Continuation] = [:]

  nonisolated init() {}

  func steps(of navigation: WKNavigation?) -> Steps {
    guard let navigation else { return Steps { $0.finish() } }
    return Steps { continuation in open[ObjectIdentifier(navigation)] = continuation }
  }

  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) { tell(navigation, .startedProvisionalNavigation) }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    tell(navigation, .committed)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    tell(navigation, .finished)
    end(navigation)?.finish()
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    end(navigation)?.finish(
      throwing: WebPage.NavigationError.failedProvisionalNavigation(error))
  }

  private func tell(_ navigation: WKNavigation?, _ event: WebPage.NavigationEvent) {
    page?.note(event)
    guard let navigation else { return }
    open[ObjectIdentifier(navigation)]?.yield(event)
  }

  private func end(_ navigation: WKNavigation?) -> Steps.Continuation? {
    navigation.flatMap { open.removeValue(forKey: ObjectIdentifier($0)) }
  }
}
