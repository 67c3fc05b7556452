public import Foundation
import StrataAssets
import StrataDeviceServices
import SwiftUI
public import UIKit

/// A view that shows web pages.
///
///     let view = WKWebView()
///     view.navigationDelegate = self
///     view.load(URLRequest(url: URL(string: "https://example.org")!))
///
/// Partial: the page is in a frame of the browser, in a sandbox. The person's browser loads another
/// site's page itself: without the request's header fields and body, and not if the site forbids
/// frames; what happens in it, the app does not see. The app's pages run its scripts, answer
/// ``evaluateJavaScript(_:completionHandler:)`` and ask ``navigationDelegate`` about their links.
@MainActor @preconcurrency open class WKWebView: UIView {
  /// The configuration with which the view was created.
  public let configuration: WKWebViewConfiguration
  /// The object that decides about navigations.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that opens windows for pages.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The pages that were visited.
  public let backForwardList = WKBackForwardList()
  /// A scroll view for settings of an app.
  ///
  /// Accepted: the browser scrolls a page in its frame.
  public let scrollView = UIScrollView()
  /// A Boolean value that indicates whether swipes go back and forward.
  ///
  /// Accepted: the browser decides what a swipe in a page does.
  open var allowsBackForwardNavigationGestures = false
  /// A Boolean value that indicates whether a link that is held is previewed.
  ///
  /// Accepted: the browser decides.
  open var allowsLinkPreview = true
  /// The description of the browser that sites receive.
  ///
  /// Accepted: the browser describes itself.
  open var customUserAgent: String?
  /// A Boolean value that indicates whether a developer may inspect pages.
  ///
  /// Accepted: the browser decides.
  open var isInspectable = false
  /// The scale of the page.
  ///
  /// Accepted: the browser decides.
  open var pageZoom: CGFloat = 1
  /// The color behind a page that is scrolled past its end.
  ///
  /// Accepted: the browser decides.
  open var underPageBackgroundColor: UIColor!

  /// The address of the page.
  public internal(set) var url: URL? { didSet { changed() } }
  /// The title of the page.
  ///
  /// Partial: that of the app's pages; a browser does not report that of another site's.
  public internal(set) var title: String? { didSet { changed() } }
  /// A Boolean value that indicates whether a page is being loaded.
  public internal(set) var isLoading = false { didSet { changed() } }
  /// The loaded fraction of the page, 0…1.
  ///
  /// Partial: 0.1 while it is being loaded, as a browser reports only the end.
  public internal(set) var estimatedProgress = 0.0 { didSet { changed() } }

  /// The device whose browser may load the pages, if the code that loads them belongs to none, as
  /// on a queue of Dispatch.
  let device = DeviceHost.current
  /// The source of the loaded page, with which it can be loaded again.
  var source: PageSource?
  /// The navigation whose page is not loaded yet.
  var current: WKNavigation?
  /// The navigation about which the delegate has not decided yet.
  var deciding: WKNavigation?
  /// The page in the frame.
  var shown: FramedPage? { didSet { setNeedsDisplay() } }
  /// The last page that was loaded, for a navigation that is stopped.
  var loaded: (page: FramedPage?, source: PageSource?, title: String?) = (nil, nil, nil)
  /// The commands that the page has not answered.
  var commands: [PageCommand] = [] { didSet { setNeedsDisplay() } }
  var lastCommand = 0
  /// Called after each change of a public property.
  var observer: (() -> Void)?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - configuration: The app's scripts, message handlers and settings of its pages.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a view with the usual configuration.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view with the usual configuration.
  public convenience init() {
    self.init(frame: .zero, configuration: WKWebViewConfiguration())
  }

  /// Creates an empty web view. Archives are not read.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  isolated deinit {
    for command in commands {
      command.completion?(
        nil, WKError(.webViewInvalidated, "the web view was released before the page answered"))
    }
  }

  /// Returns whether the view loads addresses with a scheme by itself.
  ///
  /// - Parameter urlScheme: The scheme, such as `https`, in any case.
  /// - Returns: `true` for `http`, `https`, `about` and `file`.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "about", "file"].contains(urlScheme.lowercased())
  }

  /// A Boolean value that indicates whether everything of the page came over TLS.
  ///
  /// Partial: whether its address says so.
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }

  open override func _content() -> AnyView? {
    let name = title ?? url?.host ?? ""
    return AnyView(
      PageFace(
        address: shown?.address, name: name, commands: commands,
        loaded: { [weak self] in self?.finished($0) },
        told: { [weak self] in self?.receive($0) }))
  }

  private func changed() { observer?() }
}
