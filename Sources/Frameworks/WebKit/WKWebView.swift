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
/// Partial: the page is in a frame of the browser, in a sandbox. The person's browser loads pages
/// of other sites: without the request's header fields and body, and not if the site forbids
/// frames. The app does not learn what happens in them. The app's pages run its scripts, answer
/// ``evaluateJavaScript(_:completionHandler:)``, and ask ``navigationDelegate`` about their links.
@MainActor @preconcurrency open class WKWebView: UIView {
  /// The configuration with which the view was created.
  public let configuration: WKWebViewConfiguration
  /// The object that decides about the view's navigations.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that opens windows for pages.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The pages that the view has visited.
  public let backForwardList = WKBackForwardList()
  /// The scroll view, which keeps an app's settings.
  ///
  /// Accepted: it has no effect, since the browser scrolls a page in its frame.
  public let scrollView = UIScrollView()
  /// A Boolean value that indicates whether swipes go back and forward through visited pages.
  ///
  /// Accepted: it has no effect; the browser decides what a swipe in a page does.
  open var allowsBackForwardNavigationGestures = false
  /// A Boolean value that indicates whether pressing and holding a link shows a preview.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var allowsLinkPreview = true
  /// The user agent string that sites receive; `nil` for the default.
  ///
  /// Accepted: it has no effect; the browser sends its user agent string.
  open var customUserAgent: String?
  /// A Boolean value that indicates whether a developer may inspect pages.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var isInspectable = false
  /// The factor by which the page is enlarged; 1 is the normal size.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var pageZoom: CGFloat = 1
  /// The color behind a page that is scrolled past its end.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var underPageBackgroundColor: UIColor!

  /// The URL of the page; `nil` for none.
  public internal(set) var url: URL? { didSet { changed() } }
  /// The title of the page; `nil` if it is not known.
  ///
  /// Partial: only titles of the app's pages are known; a browser does not report those of other
  /// sites.
  public internal(set) var title: String? { didSet { changed() } }
  /// A Boolean value that indicates whether a page is being loaded.
  public internal(set) var isLoading = false { didSet { changed() } }
  /// The part of the page that is loaded, from 0 to 1.
  ///
  /// Partial: it is 0.1 while the page is being loaded, as a browser reports only the end.
  public internal(set) var estimatedProgress = 0.0 { didSet { changed() } }

  /// The device whose browser may load the pages if the code that loads them runs for no device,
  /// such as on a queue of Dispatch.
  let device = DeviceHost.current
  /// The source of the loaded page, with which it can be loaded again.
  var source: PageSource?
  /// The navigation whose page is not loaded yet.
  var current: WKNavigation?
  /// The navigation about which the delegate has not decided yet.
  var deciding: WKNavigation?
  /// The page that the view's frame shows.
  var shown: FramedPage? { didSet { setNeedsDisplay() } }
  /// The last page that was loaded, which is shown again if a navigation is stopped.
  var loaded: (page: FramedPage?, source: PageSource?, title: String?) = (nil, nil, nil)
  /// The commands that the page has not answered.
  var commands: [PageCommand] = [] { didSet { setNeedsDisplay() } }
  var lastCommand = 0
  /// A closure that is called after each change of a public property.
  var observer: (() -> Void)?

  /// Creates a view that shows web pages.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - configuration: The app's scripts, message handlers and settings of its pages.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a view with the default configuration.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view with the default configuration.
  public convenience init() {
    self.init(frame: .zero, configuration: WKWebViewConfiguration())
  }

  /// Creates an empty web view. The archive is not read.
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

  /// Returns whether the view can load URLs with a scheme.
  ///
  /// - Parameter urlScheme: The scheme, such as `https`, in any case.
  /// - Returns: `true` for `http`, `https`, `about` and `file`.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "about", "file"].contains(urlScheme.lowercased())
  }

  /// A Boolean value that indicates whether all parts of the page were loaded over TLS.
  ///
  /// Partial: it says only whether the page's URL begins with `https`.
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
