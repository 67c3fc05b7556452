import Foundation
import FoundationNetworking
import StrataAssets
import StrataDeviceServices
import StrataRendering
import SwiftUI
import Testing

@testable import SwiftUITesting
@testable import WebKit

@MainActor @Suite struct WebViewTests {
  /// A delegate that records its calls, and cancels navigations to one host.
  private final class Guide: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
    var heard: [String] = []
    var refused: String?

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      let url = navigationAction.request.url
      heard.append("\(navigationAction.navigationType) \(url?.absoluteString ?? "")")
      decisionHandler(url?.host == refused && refused != nil ? .cancel : .allow)
    }

    func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) { heard.append("started") }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      heard.append("committed")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      heard.append("finished")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { heard.append("failed \((error as? URLError)?.code.rawValue ?? 0)") }

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { heard.append("said \(message.name) \(message.body)") }
  }

  private struct Shown: UIViewRepresentable {
    let view: WKWebView
    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  private func frame(_ screen: Screen) throws -> ScreenElement {
    try #require(screen.all(.any).first { $0.drawing.kind == .frame })
  }

  /// The address of the page that the frame shows.
  private func address(_ screen: Screen) throws -> String? { try frame(screen).drawing[.frame] }

  private func content(_ screen: Screen) throws -> FramedPage.Content {
    let address = try #require(try address(screen))
    return try #require(FramedPage.page(at: address, for: DeviceID.local.rawValue)).content
  }

  private func html(_ screen: Screen) throws -> String {
    guard case .page(let data, "text/html; charset=utf-8") = try content(screen) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  private func request(_ address: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: address)))
  }

  @Test func `a page of another site is shown in a frame, and its loading is reported in order`()
    throws
  {
    let (view, guide) = (WKWebView(), Guide())
    view.navigationDelegate = guide
    let screen = Screen(Shown(view: view))
    #expect(try address(screen) == nil, "nothing was loaded yet")
    view.load(try request("https://example.org/a?b=c"))
    #expect(view.isLoading && view.estimatedProgress == 0.1)
    guard case .site("https://example.org/a?b=c") = try content(screen) else {
      Issue.record("the frame shows another page")
      return
    }
    try frame(screen).send(.load, value: "/~/web/site/0")
    #expect(view.isLoading, "another page was loaded")
    try frame(screen).send(.load, value: try #require(try address(screen)))
    #expect(!view.isLoading && view.estimatedProgress == 1)
    #expect(
      guide.heard == ["other https://example.org/a?b=c", "started", "committed", "finished"])
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:text/html,x", "blob:x", "x:y", "https:///a", "mailto:a@b.org",
  ])
  func `a URL that a frame cannot load, such as javascript: or mailto:, fails and shows nothing`(
    _ address: String
  ) throws {
    let (view, guide) = (WKWebView(), Guide())
    view.navigationDelegate = guide
    let screen = Screen(Shown(view: view))
    view.load(try request(address))
    #expect(try self.address(screen) == nil)
    #expect(guide.heard.count == 2 && guide.heard.last?.hasPrefix("failed -") == true)
    #expect(!view.isLoading && !view.canGoBack)
  }

  @Test func `a POST request fails, since a frame cannot send it`() throws {
    let (view, guide) = (WKWebView(), Guide())
    view.navigationDelegate = guide
    var request = try request("https://example.org")
    request.httpMethod = "POST"
    view.load(request)
    #expect(guide.heard.last == "failed \(URLError.unsupportedURL.rawValue)")
  }

  @Test func `a navigation that the delegate cancels leaves the current page`() throws {
    let (view, guide) = (WKWebView(), Guide())
    view.loadHTMLString("<title>Home</title>", baseURL: nil)
    view.navigationDelegate = guide
    guide.refused = "example.org"
    let screen = Screen(Shown(view: view))
    let before = try address(screen)
    view.load(try request("https://example.org"))
    #expect(try address(screen) == before && before != nil)
    #expect(view.title == "Home" && guide.heard == ["other https://example.org"])
  }

  @Test func `the app's HTML keeps its doctype first, and its title is the web view's title`()
    throws
  {
    let view = WKWebView()
    let screen = Screen(Shown(view: view))
    view.loadHTMLString(
      "<!DOCTYPE html><title>A &amp; B</title><p>x", baseURL: URL(string: "https://a.org/\"b"))
    let html = try html(screen)
    #expect(html.hasPrefix("<!DOCTYPE html><script>"))
    #expect(
      html.hasSuffix("</script><base href=\"https://a.org/%22b\"><title>A &amp; B</title><p>x"))
    #expect(view.title == "A & B")
    view.loadHTMLString("<html><head lang=en><title>C</title>", baseURL: nil)
    #expect(try self.html(screen).hasPrefix("<html><head lang=en><script>"))
  }

  @Test func `only files in the page's folder are embedded in the page`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let pages = folder.appending(path: "pages")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["pages/a.png", "pages/b c.css", "pages/host.key", "secret.png"] {
      try Data([1, 2, 3]).write(to: folder.appending(path: name))
    }
    let html =
      "<img src=\"a.png\"><link href='b%20c.css'><img src=\"../secret.png\"><img src=\"host.key\">"
      + "<a href=\"a.png\"><img src=\"https://a.org/a.png\"><img src=\"none.png\">"
    try Data(html.utf8).write(to: pages.appending(path: "page.html"))
    let expected =
      "<img src=\"data:image/png;base64,AQID\"><link href=\"data:text/css;base64,AQID\">"
      + "<img src=\"../secret.png\"><img src=\"host.key\"><a href=\"a.png\">"
      + "<img src=\"https://a.org/a.png\"><img src=\"none.png\">"
    let view = WKWebView()
    let screen = Screen(Shown(view: view))
    view.loadFileURL(pages.appending(path: "page.html"), allowingReadAccessTo: pages)
    #expect(try self.html(screen).hasSuffix(expected))
    view.loadHTMLString(html, baseURL: pages)
    #expect(try self.html(screen).hasSuffix(expected))
    let whole = "<img src=\"\(pages.path.dropFirst())/a.png\">"
    view.loadHTMLString(whole, baseURL: URL(filePath: "/"))
    #expect(try self.html(screen).hasSuffix(whole), "the disk is no folder of a page")
  }

  @Test func `the app's user scripts are added, and cannot close their script element`() throws {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.addUserScript(
      WKUserScript(
        source: "a('</script>')", injectionTime: .atDocumentStart, forMainFrameOnly: true))
    let view = WKWebView(frame: .zero, configuration: configuration)
    let screen = Screen(Shown(view: view))
    view.loadHTMLString("<p>", baseURL: nil)
    #expect(try html(screen).hasSuffix("<script>a('<\\/script>')</script><p>"))
  }

  @Test func `loaded data keeps its media type only if the type is valid`() throws {
    let view = WKWebView()
    let screen = Screen(Shown(view: view))
    let base = try #require(URL(string: "about:blank"))
    view.load(
      Data([1]), mimeType: "image/gif", characterEncodingName: "UTF-8", baseURL: base)
    guard case .page(Data([1]), "image/gif") = try content(screen) else {
      Issue.record("the frame shows another page")
      return
    }
    view.load(
      Data([1]), mimeType: "image/gif\r\nX: y", characterEncodingName: "", baseURL: base)
    guard case .page(_, "application/octet-stream") = try content(screen) else {
      Issue.record("the type has become a header")
      return
    }
  }

  @Test func `a link in the app's page asks the delegate, then joins the history`() throws {
    let (view, guide) = (WKWebView(), Guide())
    view.loadHTMLString("<a>", baseURL: nil)
    view.navigationDelegate = guide
    let screen = Screen(Shown(view: view))
    let link = #"{"strata":"link","url":"https://example.org/a","blank":false}"#
    try frame(screen).send(.change, value: link)
    #expect(guide.heard.first == "linkActivated https://example.org/a")
    #expect(view.url?.absoluteString == "https://example.org/a")
    view.load(try request("https://example.org/b"))
    #expect(view.canGoBack && !view.canGoForward)
    view.goBack()
    #expect(view.url?.path == "/a" && view.canGoForward && !view.canGoBack)
  }

  @Test(arguments: [
    #""file:///etc/hostname""#, #""FILE:///etc/hostname""#, #""file:///etc/hostname","blank":true"#,
    #""file:etc/hostname""#, #""file://localhost/etc/hostname""#, #""/etc/hostname""#,
  ])
  func `a link never leads to a file of the server`(_ url: String) throws {
    let (view, guide) = (WKWebView(), Guide())
    view.loadHTMLString("<p>Home", baseURL: nil)
    let screen = Screen(Shown(view: view))
    let before = try address(screen)
    // Also without a delegate, which would have to forbid it.
    try frame(screen).send(.change, value: #"{"strata":"link","url":\#(url)}"#)
    #expect(try address(screen) == before && before != nil)
    #expect(try html(screen).hasSuffix("<p>Home"))
    view.navigationDelegate = guide
    try frame(screen).send(.change, value: #"{"strata":"link","url":\#(url)}"#)
    #expect(try address(screen) == before)
    #expect(!guide.heard.contains { $0.lowercased().contains("file:") || $0 == "started" })
    #expect(view.backForwardList.currentItem == nil)
  }

  @Test
  func `a page of another site can send no message to the app and runs no script of the app`()
    async throws
  {
    let (view, guide) = (WKWebView(), Guide())
    view.configuration.userContentController.add(guide, name: "saved")
    let screen = Screen(Shown(view: view))
    view.load(try request("https://example.org"))
    try frame(screen).send(.change, value: #"{"strata":"said","name":"saved","body":"1"}"#)
    #expect(guide.heard == [])
    await #expect(throws: WKError.self) { _ = try await view.evaluateJavaScript("1") }
    #expect(try frame(screen).drawing[.commands] == nil)
  }

  @Test
  func `a script for the app's page is sent once and completes with the page's result or error`()
    async throws
  {
    let view = WKWebView()
    let screen = Screen(Shown(view: view))
    view.loadHTMLString("<p>", baseURL: nil)
    var results: [String] = []
    for script in ["1 + 1", "throw 0"] {
      view.evaluateJavaScript(script) { value, error in
        results.append("\(value ?? "nothing") \(error?.localizedDescription ?? "")")
      }
    }
    screen.flush()
    #expect(try frame(screen).drawing[.commands] == #"[[1,"1 + 1"],[2,"throw 0"]]"#)
    try frame(screen).send(.change, value: #"{"strata":"ran","number":1,"value":"2"}"#)
    try frame(screen).send(.change, value: #"{"strata":"ran","number":1,"value":"3"}"#)
    try frame(screen).send(.change, value: #"{"strata":"ran","number":2,"error":"oh"}"#)
    #expect(results == ["2 ", "nothing oh"])
    #expect(try frame(screen).drawing[.commands] == nil)
  }

  @Test func `a script message reaches only the handler that is registered under its name`() throws
  {
    let (view, guide) = (WKWebView(), Guide())
    view.configuration.userContentController.add(guide, name: "saved")
    view.loadHTMLString("<p>", baseURL: nil)
    let screen = Screen(Shown(view: view))
    for name in ["saved", "other"] {
      try frame(screen).send(
        .change, value: #"{"strata":"said","name":"\#(name)","body":"\"x\""}"#)
    }
    for broken in ["", "[]", "{}", #"{"strata":"said"}"#, #"{"strata":"x","name":"saved"}"#] {
      try frame(screen).send(.change, value: broken)
    }
    #expect(guide.heard == ["said saved x"])
  }

  @Test func `stopping shows the page that was loaded before`() throws {
    let (view, guide) = (WKWebView(), Guide())
    let screen = Screen(Shown(view: view))
    view.loadHTMLString("<p>", baseURL: nil)
    let first = try #require(try address(screen))
    try frame(screen).send(.load, value: first)
    view.navigationDelegate = guide
    view.load(try request("https://example.org"))
    #expect(try address(screen) != first)
    view.stopLoading()
    #expect(try address(screen) == first)
    #expect(guide.heard.last == "failed \(URLError.cancelled.rawValue)")
  }

  @Test func `a page is served only to its device, and only while its web view exists`() throws {
    var view: WKWebView? = WKWebView()
    view?.loadHTMLString("<p>", baseURL: nil)
    let address = try #require(view?.shown?.address)
    #expect(FramedPage.page(at: address, for: DeviceID.local.rawValue) != nil)
    #expect(FramedPage.page(at: address, for: "other") == nil)
    #expect(
      FramedPage.page(
        at: address.replacing("/page/", with: "/site/"), for: DeviceID.local.rawValue) == nil)
    view = nil
    #expect(FramedPage.page(at: address, for: DeviceID.local.rawValue) == nil)
  }
}
