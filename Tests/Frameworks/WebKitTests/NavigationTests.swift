import Foundation
import FoundationNetworking
import StrataAssets
import StrataDeviceServices
import Testing

@testable import WebKit

/// Tests of navigations that overlap, end early or are many.
@MainActor @Suite struct NavigationTests {
  /// A delegate that decides when the test says so.
  private final class Guide: WKNavigationDelegate {
    var heard: [String] = []
    var finished: [WKNavigation] = []
    var failed: [WKNavigation] = []
    var asked: [@MainActor @Sendable (WKNavigationActionPolicy) -> Void] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { asked.append(decisionHandler) }

    func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) { heard.append("started") }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      heard.append("finished")
      finished.append(navigation)
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      heard.append((error as? URLError)?.code == .cancelled ? "cancelled" : "failed")
      failed.append(navigation)
    }
  }

  private func guided() -> (WKWebView, Guide) {
    let (view, guide) = (WKWebView(), Guide())
    view.navigationDelegate = guide
    return (view, guide)
  }

  private func request(_ address: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: address)))
  }

  /// Reports that the browser has loaded the page in the frame.
  private func finish(_ view: WKWebView) throws {
    view.finished(try #require(view.shown?.address))
  }

  @Test func `a link that the delegate refuses does not end the page's own navigation`() throws {
    let (view, guide) = guided()
    let page = view.loadHTMLString("<a>", baseURL: nil)
    guide.asked[0](.allow)
    view.receive(#"{"strata":"link","url":"https://example.org/"}"#)
    guide.asked[1](.cancel)
    #expect(view.isLoading)
    try finish(view)
    #expect(!view.isLoading && guide.heard == ["started", "finished"])
    #expect(guide.finished.first === page)
  }

  @Test func `a page finishes loading while the delegate still decides about the next navigation`()
    throws
  {
    let (view, guide) = guided()
    let first = view.load(try request("https://example.org/1"))
    guide.asked[0](.allow)
    let second = view.load(try request("https://example.org/2"))
    try finish(view)
    #expect(guide.finished.count == 1 && guide.finished.first === first)
    guide.asked[1](.allow)
    #expect(view.url?.path == "/2" && view.isLoading)
    try finish(view)
    #expect(guide.finished.count == 2 && guide.finished.last === second)
    #expect(guide.heard == ["started", "finished", "started", "finished"])
  }

  @Test
  func `a navigation fails if another one replaces it before or after the delegate's decision`()
    throws
  {
    let (view, guide) = guided()
    let first = view.load(try request("https://example.org/1"))
    guide.asked[0](.allow)
    let second = view.load(try request("https://example.org/2"))
    view.load(try request("https://example.org/3"))
    #expect(guide.failed.count == 1 && guide.failed.first === second)
    guide.asked[1](.allow)
    #expect(view.url?.path == "/1", "the decision about a navigation that was left")
    guide.asked[2](.allow)
    #expect(view.url?.path == "/3")
    #expect(guide.failed.count == 2 && guide.failed.last === first)
    #expect(guide.heard == ["started", "cancelled", "cancelled", "started"])
  }

  @Test func `a navigation whose decision handler is called twice starts once`() throws {
    let (view, guide) = guided()
    view.load(try request("https://example.org/1"))
    guide.asked[0](.allow)
    guide.asked[0](.allow)
    #expect(guide.heard == ["started"] && view.backForwardList.backItem == nil)
  }

  @Test func `stopping also cancels undecided navigations, and restores the address and title`()
    throws
  {
    let (view, guide) = guided()
    view.loadHTMLString("<title>Home</title>", baseURL: URL(string: "https://a.org/home"))
    guide.asked[0](.allow)
    try finish(view)
    view.load(try request("https://example.org/1"))
    guide.asked[1](.allow)
    view.load(try request("https://example.org/2"))
    view.stopLoading()
    #expect(guide.heard == ["started", "finished", "started", "cancelled", "cancelled"])
    #expect(view.url?.path == "/home" && view.title == "Home" && !view.isLoading)
    guide.asked[2](.allow)
    #expect(view.url?.path == "/home", "the decision about a navigation that was stopped")
  }

  @Test func `loading another page ends the event sequence of the first page with an error`() async
  {
    let page = WebPage()
    let steps = page.load(html: "<p>1")
    page.load(html: "<p>2")
    await #expect(throws: WebPage.NavigationError.self) { for try await _ in steps {} }
  }

  @Test func `a page belongs to the device of its view, also if code of no device loads it`() throws
  {
    let ann = Device(id: DeviceID(rawValue: "ann")), bob = Device(id: DeviceID(rawValue: "bob"))
    let view = DeviceHost.$current.withValue(ann) { WKWebView() }
    for load in [
      { _ = view.loadHTMLString("<p>", baseURL: nil) },
      { _ = try view.load(request("https://a.org")) },
    ] {
      try load()
      let address = try #require(view.shown?.address)
      #expect(FramedPage.page(at: address, for: "ann") != nil)
      #expect(FramedPage.page(at: address, for: DeviceID.local.rawValue) == nil)
    }
    _ = DeviceHost.$current.withValue(bob) { view.loadHTMLString("<p>", baseURL: nil) }
    #expect(FramedPage.page(at: try #require(view.shown?.address), for: "bob") != nil)
  }

  @Test func `the back-forward list has the last hundred of 150 visited pages`() throws {
    let view = WKWebView()
    for number in 1...150 { view.load(try request("https://example.org/\(number)")) }
    let list = view.backForwardList
    #expect(list.backList.count == 99 && list.backList.first?.url.path == "/51")
    #expect(list.currentItem?.url.path == "/150" && list.forwardItem == nil)
  }

  @Test(arguments: [
    ("/a.html", true), ("/a.HTM", true), ("/a.pdf", false), ("/a.png", false), ("/a", false),
  ])
  func `only local files with an HTML extension count as the app's own pages`(
    path: String, isOwn: Bool
  ) {
    #expect(PageSource.request(URLRequest(url: URL(filePath: path))).isOwn == isOwn)
  }

  @Test func `a script that waits for its result fails when its web view is released`() {
    var view: WKWebView? = WKWebView()
    view?.loadHTMLString("<p>", baseURL: nil)
    var code: WKError.Code?
    view?.evaluateJavaScript("1") { _, error in code = (error as? WKError)?.code }
    #expect(code == nil)
    view = nil
    #expect(code == .webViewInvalidated)
  }

  @Test func `a cancelled task throws CancellationError and removes its waiting script`() async {
    let view = WKWebView()
    view.loadHTMLString("<p>", baseURL: nil)
    view.evaluateJavaScript("1", completionHandler: nil)
    let task = Task { _ = try await view.evaluateJavaScript("2") }
    while view.commands.count < 2, !Task.isCancelled { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(view.commands.map(\.script) == ["1"])
  }

  @Test func `at most 1,000 scripts wait for a page, and one more fails`() {
    let view = WKWebView()
    view.loadHTMLString("<p>", baseURL: nil)
    for _ in 0..<1_000 { view.evaluateJavaScript("1") }
    var code: WKError.Code?
    view.evaluateJavaScript("2") { _, error in code = (error as? WKError)?.code }
    #expect(view.commands.count == 1_000 && code == .unknown)
    view.receive(#"{"strata":"ran","number":1,"value":"1"}"#)
    view.evaluateJavaScript("3")
    #expect(view.commands.last?.script == "3")
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["<title ", "<head ", "<title>", " src=\"", " src = "])
  func `HTML with 20,000 unclosed tags is read in less than a minute and not changed`(tag: String) {
    let html = String(repeating: tag, count: 20_000)
    let text = PageText(html: html, base: nil, scripts: [])
    #expect(text.title == nil && text.whole.hasSuffix(html))
    #expect(PageFiles.inlined(html, from: URL(filePath: "/nowhere")) == html)
  }

  @Test func `a script of the app cannot close its script element, in upper or lower case`() {
    let script = WKUserScript(
      source: "a('</SCRIPT>', '</Script>')", injectionTime: .atDocumentStart,
      forMainFrameOnly: true)
    let text = PageText(html: "<p>", base: nil, scripts: [script]).whole
    #expect(text.hasSuffix("<script>a('<\\/SCRIPT>', '<\\/Script>')</script><p>"))
  }
}
