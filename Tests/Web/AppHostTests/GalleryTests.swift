import Foundation
import StrataBrowserTesting
import StrataKitTesting
import StrataViewTree
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the preview gallery as a browser gets it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct GalleryTests {
  private func preview(_ name: String?, line: Int = 1, place: String = "Home") -> ApplicationPreview
  {
    ApplicationPreview(module: "App", place: place, line: line, name: name) { window, look in
      let view = DiaryView().accessibilityIdentifier("\(name ?? "") \(look.rawValue)")
      WindowGroup { view }._mount(in: window)
    }
  }

  private func open(_ previews: [ApplicationPreview]) throws -> (LoopbackSite, RawHTTPClient) {
    let application = Application(name: "app", mount: { _ in }, previews: { previews })
    let site = try LoopbackSite(application, previews: true)
    return (site, RawHTTPClient(port: site.port))
  }

  @Test func `each preview has a different address`() {
    let entries = PreviewEntry.entries([
      preview("Home, loading"), preview("home: loading"), preview(nil, line: 7),
      preview("//..%2F"), preview("Leer · 空"), preview(nil, line: 7),
    ])
    #expect(
      entries.map(\.address)
        == [
          "home-loading", "home-loading-2", "line-7", "2f", "leer-空", "line-7-2",
        ].map { "/previews/App/Home/\($0)" })
    #expect(entries[0].origin == "App/Home.swift:1")
    #expect(Set(entries.map(\.title)).count == 5)
  }

  @Test func `the index lists every preview below its file`() async throws {
    let (site, client) = try open([
      preview("One"), preview("<Two>"), preview("Three", place: "Row+Previews"),
    ])
    let page = try await client.get("/previews")
    #expect(page.status == 200)
    #expect(page.text.contains("app · 3 previews"))
    #expect(page.text.contains("<a href=\"/previews/App/Home/two\">&lt;Two&gt;</a>"))
    #expect(page.text.components(separatedBy: "<section>").count == 3)
    #expect(page.text.components(separatedBy: "<li>").count == 4)
    let three = try await client.get("/previews/App/Row-Previews/three/light")
    #expect(three.text.contains("data-testid=\"Three light\""))
    let policy = page.headers["Content-Security-Policy"] ?? ""
    #expect(policy.contains("frame-src 'self'; frame-ancestors 'self'"))
    #expect(!policy.contains("unsafe") && !page.text.contains(" style=\""))
    #expect(try await client.get("/").headers["Location"] == "/previews")
    await site.stop()
  }

  @Test
  func `a preview's page has an iframe for each variant, such as dark and right-to-left`()
    async throws
  {
    let (site, client) = try open([preview("One"), preview("Two")])
    let page = try await client.get("/previews/App/Home/one")
    #expect(page.cookies.hasPrefix("device="), "its frames are windows of one device")
    for look in PreviewLook.allCases {
      let address = "/previews/App/Home/one/\(look.rawValue)"
      #expect(page.text.contains("<iframe src=\"\(address)\""))
      let window = try await client.get(address, headers: ["Cookie": page.cookies])
      #expect(window.status == 200 && window.headers["Set-Cookie"] == nil)
      #expect(window.text.contains("data-testid=\"One \(look.rawValue)\""))
      #expect(window.text.contains("lang=\"ar\" dir=\"rtl\"") == (look == .rtl))
      #expect(window.text.contains("html{font-size:200%}") == (look == .large))
      #expect(
        window.text.components(separatedBy: "<h1").count == 2,
        "the page has two headings: the gallery's and the preview's")
    }
    #expect(page.text.contains("href=\"/previews/App/Home/two\">Next"))
    #expect(!page.text.contains("Previous"))
    await site.stop()
  }

  @Test func `addresses inside a preview are below the preview's`() async throws {
    let (site, client) = try open([preview("One")])
    let window = try await client.get("/previews/App/Home/one/dark/day/monday")
    #expect(window.status == 200)
    #expect(window.text.contains("day monday"))
    await site.stop()
  }

  @Test(arguments: [
    "/previews/App/Home/two", "/previews/App/Home/one/blue", "/previews/App", "/about", "/%ff",
  ])
  func `an address without a preview is answered 404`(_ path: String) async throws {
    let (site, client) = try open([preview("One")])
    #expect(try await client.get(path).status == 404)
    await site.stop()
  }

  @Test func `the list of previews is available as JSON`() async throws {
    let (site, client) = try open([preview("One two")])
    let rows = try await client.get("/~/previews.json").text
    #expect(rows.contains("\"address\":\"/previews/App/Home/one-two\""))
    #expect(rows.contains("\"title\":\"One two\""))
    await site.stop()
  }

  @Test func `a program without previews explains how to write one`() async throws {
    let (site, client) = try open([])
    #expect(try await client.get("/previews").text.contains("#Preview { … }"))
    await site.stop()
  }

  @Test func `an app that is served without --previews has no gallery`() async throws {
    let site = try TestSite()
    #expect(try await site.client.get("/~/previews.json").status == 404)
    #expect(try await site.client.get("/~/gallery.js").status == 404)
    await site.stop()
  }

  @Test func `a preview's screen has the requested size, within bounds`() {
    var one = preview("One")
    #expect(PreviewEntry.entries([one])[0].screen == (390, 844))
    one.isLandscape = true
    #expect(PreviewEntry.entries([one])[0].screen == (844, 390))
    one.size = .fixed(width: 0, height: 1e9)
    #expect(PreviewEntry.entries([one])[0].screen == (4000, 1))
  }

  @Test func `the option --previews takes no value, and a value is an error`() throws {
    let options = try HostOptions(
      arguments: ["app", "--previews", "--port", "0"], environment: [:], app: "app")
    #expect(options.showsPreviews && options.port == 0)
    #expect(throws: HostError.self) {
      try HostOptions(arguments: ["app", "--previews=yes"], environment: [:], app: "app")
    }
  }
}
