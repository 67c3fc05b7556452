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
  /// fields; a request with another method fails. A file must be in the app's bundle, since a
  /// visitor may have chosen the URL; use ``loadFileURL(_:allowingReadAccessTo:)`` for other files.
  ///
  /// - Parameter request: The request, whose URL is http, https, about or that of a file in the
  ///   bundle.
  /// - Returns: The navigation.
  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
    begin(.request(request), .other)
  }

  /// Shows HTML that the app provides.
  ///
  /// - Parameters:
  ///   - string: The source of the page.
  ///   - baseURL: The base of relative addresses, if it is http or https. If it is a folder, the
  ///     pictures, sounds, videos, scripts and style sheets in it and in its subfolders become
  ///     parts of the page: files up to 4 MB, and 16 MB together. If parts of the HTML come from
  ///     other people, the folder must contain only files of the app.
  /// - Returns: The navigation.
  @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(.text(string, base: baseURL), .other)
  }

  /// Shows data that the app provides, such as a picture.
  ///
  /// Partial: Chrome does not show PDF documents in such a page, which is in a sandbox.
  ///
  /// - Parameters:
  ///   - data: The bytes of the page.
  ///   - MIMEType: The media type of the data, by which the browser decides how to show it.
  ///   - characterEncodingName: The encoding of text; HTML is always read as UTF-8.
  ///   - baseURL: The address to which relative links refer; `nil` for none.
  /// - Returns: The navigation.
  @discardableResult public func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let isText = MIMEType.hasPrefix("text/") && !characterEncodingName.isEmpty
    let type = isText ? "\(MIMEType); charset=\(characterEncodingName)" : MIMEType
    return begin(.data(data, type: type, base: baseURL), .other)
  }

  /// Shows a file that the app has chosen.
  ///
  /// Partial: a page can use pictures, sounds, videos, scripts and style sheets beside it only if
  /// its HTML refers to them by relative addresses. Chrome does not show PDF documents in such a
  /// page, which is in a sandbox.
  ///
  /// - Parameters:
  ///   - URL: The URL of the file.
  ///   - readAccessURL: Not used.
  /// - Returns: The navigation.
  @discardableResult public func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { begin(.file(URL), .other) }

  /// Loads the page again that the app has loaded last.
  ///
  /// - Returns: The navigation; `nil` if nothing was loaded.
  @discardableResult public func reload() -> WKNavigation? {
    source.flatMap { begin($0, .reload) }
  }

  /// Loads the page again that the app has loaded last. There is no difference from ``reload()``.
  ///
  /// - Returns: The navigation; `nil` if nothing was loaded.
  @discardableResult public func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Stops loading, and shows the page again that was loaded before.
  ///
  /// Calls the delegate for the running navigations with the error `cancelled`.
  public func stopLoading() {
    leaveDeciding()
    guard let current else { return }
    (shown, source, title) = loaded
    url = loaded.source?.url
    fail(current, URLError(.cancelled))
  }

  /// Begins a navigation: asks the delegate if there is one, and then loads the page.
  ///
  /// An earlier navigation continues until the delegate has allowed this one.
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

  /// Adds a page to the list of visited pages.
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
  /// A Boolean value that indicates whether another program than the browser opens the URL.
  fileprivate var leavesTheBrowser: Bool {
    ["mailto", "tel"].contains(scheme?.lowercased() ?? "")
  }
}
