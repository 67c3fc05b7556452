// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import FoundationNetworking
import StrataAssets
import StrataDeviceServices
import UIKit

extension WKWebView {
  /// Loads the page of a request.
  ///
  /// Partial: a browser's frame makes the request, so it is `GET` without the request's header
  /// fields; one with another method fails. A file must be in the app's bundle: another one, which
  /// a visitor might name, fails; ``loadFileURL(_:allowingReadAccessTo:)`` shows it.
  ///
  /// - Parameter request: The request, whose address is http, https, about or a file of the bundle.
  /// - Returns: The navigation.
  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
    begin(.request(request), .other)
  }

  /// Shows HTML of the app.
  ///
  /// - Parameters:
  ///   - string: The source of the page.
  ///   - baseURL: The address that relative links mean, if it is http or https; for a folder, its
  ///     pictures, sounds, videos, scripts and style sheets become parts of the page: files up to
  ///     4 MB, together 16 MB, also of folders in it. If others write parts of the HTML, it must be
  ///     a folder with the app's files only.
  /// - Returns: The navigation.
  @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(.text(string, base: baseURL), .other)
  }

  /// Shows bytes of the app, such as a picture.
  ///
  /// Partial: Chrome shows no PDF here, since a page of the app is in a sandbox.
  ///
  /// - Parameters:
  ///   - data: The bytes of the page.
  ///   - MIMEType: The media type, by which the browser decides how it shows them.
  ///   - characterEncodingName: The encoding of a text; HTML is read as UTF-8.
  ///   - baseURL: The address to which relative links refer; `nil` for none.
  /// - Returns: The navigation.
  @discardableResult public func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let isText = MIMEType.hasPrefix("text/") && !characterEncodingName.isEmpty
    let type = isText ? "\(MIMEType); charset=\(characterEncodingName)" : MIMEType
    return begin(.data(data, type: type, base: baseURL), .other)
  }

  /// Shows a file of the app.
  ///
  /// Partial: of the files beside it that a page names by relative addresses, it finds pictures,
  /// sounds, videos, scripts and style sheets in the HTML itself. Chrome shows no PDF here, since a
  /// page of the app is in a sandbox.
  ///
  /// - Parameters:
  ///   - URL: The place of the file.
  ///   - readAccessURL: Not used.
  /// - Returns: The navigation.
  @discardableResult public func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { begin(.file(URL), .other) }

  /// Loads the page again: the one that the app knows of.
  ///
  /// - Returns: The navigation; `nil` if nothing was loaded.
  @discardableResult public func reload() -> WKNavigation? {
    source.flatMap { begin($0, .reload) }
  }

  /// Loads the page again: the one that the app knows of.
  ///
  /// - Returns: The navigation; `nil` if nothing was loaded.
  @discardableResult public func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Stops loading. The page that was loaded before is loaded again.
  ///
  /// Notifies the delegate that the running navigations failed with `cancelled`.
  public func stopLoading() {
    leaveDeciding()
    guard let current else { return }
    (shown, source, title) = loaded
    url = loaded.source?.url
    fail(current, URLError(.cancelled))
  }

  /// Begins a navigation: asks the delegate if there is one, and then loads.
  ///
  /// A navigation that is being loaded goes on until the delegate has allowed this one.
  func begin(
    _ source: PageSource, _ type: WKNavigationType, isBlank: Bool = false,
    item: WKBackForwardListItem? = nil
  ) -> WKNavigation {
    let navigation = WKNavigation()
    if !isBlank { leaveDeciding() }
    guard let navigationDelegate else {
      proceed(navigation, source, item, isBlank: isBlank, type)
      return navigation
    }
    if !isBlank { deciding = navigation }
    let action = action(source, type, isBlank: isBlank)
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard let self, isBlank || deciding === navigation else { return }
      if !isBlank { deciding = nil }
      if policy == .allow { proceed(navigation, source, item, isBlank: isBlank, type) }
    }
    return navigation
  }

  /// Ends a navigation about which the delegate has not decided.
  private func leaveDeciding() {
    guard let left = deciding else { return }
    deciding = nil
    cancelled(left)
  }

  private func cancelled(_ navigation: WKNavigation) {
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation, withError: URLError(.cancelled))
  }

  private func action(
    _ source: PageSource, _ type: WKNavigationType, isBlank: Bool
  ) -> WKNavigationAction {
    let here = self.source?.request ?? source.request
    return WKNavigationAction(
      request: source.request, navigationType: type,
      sourceFrame: WKFrameInfo(request: here, webView: self),
      targetFrame: isBlank ? nil : WKFrameInfo(request: here, webView: self))
  }

  private func proceed(
    _ navigation: WKNavigation, _ source: PageSource, _ item: WKBackForwardListItem?,
    isBlank: Bool, _ type: WKNavigationType
  ) {
    if type == .linkActivated, let url = source.url, url.leavesTheBrowser {
      return UIApplication.shared.open(url)
    }
    if isBlank { return open(source) }
    let left = current
    current = navigation
    if let left { cancelled(left) }
    // The delegate may have loaded something else meanwhile.
    guard current === navigation else { return }
    do {
      let (page, title) = try source.page(
        scripts: configuration.userContentController.userScripts,
        owner: (DeviceHost.current ?? device ?? .local).id)
      note(source, item, type)
      failCommands()
      (self.source, self.title, url) = (source, title, source.url)
      (isLoading, estimatedProgress) = (true, 0.1)
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      shown = page
    } catch {
      fail(navigation, error)
    }
  }

  /// Notes a page in the list of visited ones.
  private func note(
    _ source: PageSource, _ item: WKBackForwardListItem?, _ type: WKNavigationType
  ) {
    if let item {
      backForwardList.show(item)
    } else if source.isVisit, type != .reload, let url = source.url {
      backForwardList.add(url, source)
    }
  }

  /// Opens a link that asks for a new window.
  private func open(_ source: PageSource) {
    let action = action(source, .linkActivated, isBlank: true)
    let view = uiDelegate?.webView(
      self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
    if let view {
      view.load(source.request)
    } else if let url = source.url {
      UIApplication.shared.open(url)
    }
  }

  private func fail(_ navigation: WKNavigation, _ error: any Error) {
    current = nil
    (isLoading, estimatedProgress) = (false, 0)
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation, withError: error)
  }

  /// Called when the browser has loaded the page of an address on this server.
  func finished(_ address: String) {
    guard let navigation = current, let shown, shown.address == address else { return }
    current = nil
    loaded = (shown, source, title)
    backForwardList.currentItem?.title = title
    (isLoading, estimatedProgress) = (false, 1)
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
  }
}

extension URL {
  /// A Boolean value that indicates whether another program than the browser opens it.
  fileprivate var leavesTheBrowser: Bool {
    ["mailto", "tel"].contains(scheme?.lowercased() ?? "")
  }
}
