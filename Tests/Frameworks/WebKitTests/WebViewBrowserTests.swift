import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing
import WebKit

/// Tests of web views as Chromium shows them.
@MainActor @Suite(.timeLimit(.minutes(30))) struct WebViewBrowserTests {
  @MainActor @Observable final class Notes: NSObject, WKScriptMessageHandler {
    var said = "nothing"
    var sum = "none"
    var excess = "none"

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { said = message.body as? String ?? "" }
  }

  /// A page that reports what it can reach, and has a button by which the app asks it for a sum.
  private struct Letter: View {
    @State private var notes = Notes()
    @State private var view = WKWebView()
    var body: some View {
      VStack {
        Text(notes.said).accessibilityIdentifier("said")
        Text(notes.sum).accessibilityIdentifier("sum")
        Button("add") {
          view.evaluateJavaScript("21 * 2") { value, _ in notes.sum = "\(value ?? "none")" }
        }
        .accessibilityIdentifier("add")
        Text(notes.excess).accessibilityIdentifier("excess")
        Button("exceed") {
          view.evaluateJavaScript("'x'.repeat(60000)") { _, error in
            notes.excess = error?.localizedDescription ?? "none"
          }
        }
        .accessibilityIdentifier("exceed")
        Sheet(notes: notes, view: view).frame(width: 200, height: 120)
      }
    }
  }

  private struct Sheet: UIViewRepresentable {
    let notes: Notes
    let view: WKWebView

    func makeUIView(context: UIViewRepresentableContext<Sheet>) -> WKWebView {
      view.configuration.userContentController.add(notes, name: "notes")
      view.loadHTMLString(
        """
        <body><script>
        let cookie = 'no cookie', above = 'nothing above';
        try { document.cookie; cookie = 'a cookie' } catch {}
        try { parent.document.body; above = 'the page above' } catch {}
        window.webkit.messageHandlers.notes.postMessage(`${cookie}, ${above}, ${innerWidth}`)
        </script>
        """, baseURL: nil)
      return view
    }

    func updateUIView(_ view: WKWebView, context: UIViewRepresentableContext<Sheet>) {}
  }

  @Test func `the app's page runs scripts in Chromium, and reaches no cookie and no parent page`()
    async throws
  {
    let site = try LoopbackSite(
      Application(name: "letter") { window in WindowGroup { Letter() }._mount(in: window) })
    do {
      try await Browser.run(.viewport(.phone)) { browser in
        try await browser.open("http://127.0.0.1:\(site.port)/")
        let said = "document.querySelector('[data-testid=said]').textContent"
        try await browser.wait(until: "\(said) !== 'nothing'")
        #expect(try await browser.run("return \(said)") == "no cookie, nothing above, 200")
        try await browser.click(.testID("add"))
        try await browser.wait(
          until: "document.querySelector('[data-testid=sum]').textContent === '42'")
        try await browser.click(.testID("exceed"))
        try await browser.wait(
          until: "document.querySelector('[data-testid=excess]').textContent.includes('50,000')")
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }
}
