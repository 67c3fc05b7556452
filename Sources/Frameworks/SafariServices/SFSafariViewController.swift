public import Foundation
import SwiftUI
public import UIKit
import WebKit

/// An object that is notified of a person's actions in an ``SFSafariViewController``.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the person has closed the browser.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page was loaded, or could not be requested.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - didLoadSuccessfully: `false` if the page could not be requested; a browser does not report
  ///     other failures.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// A controller that shows a web page within the app.
///
///     present(SFSafariViewController(url: url), animated: true)
///
/// Partial: the page is in a frame, with the limits of `WKWebView`. Above it are the name of the
/// site and a link that opens the page in a separate tab, since some sites forbid frames.
open class SFSafariViewController: UIViewController {
  /// The object that is notified of the person's actions.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The configuration with which the browser was created.
  public let configuration: Configuration
  /// The word on the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done {
    // The view loads the page when it is made, which is when it is presented.
    didSet { viewIfLoaded?.setNeedsDisplay() }
  }
  /// The color of the bar.
  open var preferredBarTintColor: UIColor? { didSet { viewIfLoaded?.setNeedsDisplay() } }
  /// The color of the bar's buttons.
  open var preferredControlTintColor: UIColor? { didSet { viewIfLoaded?.setNeedsDisplay() } }
  private let url: URL
  private let web = WKWebView()
  private lazy var listener = Listener(self)

  /// Options of the browser.
  @MainActor @preconcurrency open class Configuration: NSObject {
    /// A Boolean value that indicates whether the page is shown in the browser's reader mode if
    /// that is possible.
    ///
    /// Accepted: it has no effect, since the browser decides.
    open var entersReaderIfAvailable = false
    /// A Boolean value that indicates whether the bar becomes smaller when the person scrolls the
    /// page.
    ///
    /// Accepted: it has no effect; the bar keeps its size.
    open var barCollapsingEnabled = true

    /// Creates the options of the in-app browser.
    public nonisolated override init() { super.init() }
  }

  /// The word on the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// The button says "Done".
    case done
    /// The button says "Close".
    case close
    /// The button says "Cancel".
    case cancel
  }

  /// Creates a controller that shows a page.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// Creates a controller that shows a page, with options.
  ///
  /// - Parameters:
  ///   - url: The URL of the page.
  ///   - configuration: The options of the browser.
  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, since archives are not read.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    view = SafariPage { [weak self] in self?.face }
    web.navigationDelegate = listener
    web.load(URLRequest(url: url))
  }

  private var face: SafariFace {
    SafariFace(
      url: url, web: web, bar: preferredBarTintColor, tint: preferredControlTintColor,
      word: dismissButtonStyle.word
    ) { [weak self] in self?.close() }
  }

  private func close() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }

  /// Notifies the delegate when the first page was loaded.
  private final class Listener: WKNavigationDelegate {
    private weak var controller: SFSafariViewController?
    private var isFirst = true
    init(_ controller: SFSafariViewController) { self.controller = controller }

    // Without it, the default asks the asynchronous method, and the page would begin a turn later.
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { tell(true) }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { tell(false) }

    private func tell(_ isLoaded: Bool) {
      guard isFirst, let controller else { return }
      isFirst = false
      controller.delegate?.safariViewController(controller, didCompleteInitialLoad: isLoaded)
    }
  }
}

extension SFSafariViewController.DismissButtonStyle {
  fileprivate var word: String {
    switch self {
    case .done: "Done"
    case .close: "Close"
    case .cancel: "Cancel"
    }
  }
}

/// The UIKit view that contains the SwiftUI view of the bar and the page.
private final class SafariPage: UIView {
  private let make: () -> SafariFace?

  init(_ make: @escaping () -> SafariFace?) {
    self.make = make
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func _content() -> AnyView? { make().map { AnyView($0) } }
}

/// The view with the bar and the page.
private struct SafariFace: View {
  let url: URL
  let web: WKWebView
  let bar: UIColor?
  let tint: UIColor?
  let word: String
  let close: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 16) {
        Button(word, action: close)
        Text(verbatim: url.host ?? url.absoluteString).lineLimit(1).frame(maxWidth: .infinity)
        Link(destination: url) { Image(systemName: "safari") }
          .accessibilityLabel(Text(verbatim: "Open in a new tab"))
      }
      .padding(12)
      .background(bar.map { Color(uiColor: $0) } ?? Color(uiColor: .secondarySystemBackground))
      WebHolder(web: web)
    }
    .tint(tint.map { Color(uiColor: $0) })
  }
}

private struct WebHolder: UIViewRepresentable {
  let web: WKWebView
  func makeUIView(context: Context) -> WKWebView { web }
  func updateUIView(_ view: WKWebView, context: Context) {}
}
