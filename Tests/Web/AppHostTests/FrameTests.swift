import Foundation
import StrataAssets
import StrataBrowserTesting
import StrataDeviceServices
import Testing

@testable import StrataAppHost

/// Tests of the pages of frames over a real socket.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FrameTests {
  private func visitor(of site: TestSite) -> (owner: String, cookie: String) {
    let device = site.service.cookie.make()
    let header = site.service.cookie.header(for: device, isSecure: false)
    return (device.rawValue, String(header.prefix { $0 != ";" }))
  }

  @Test func `a document without scripts of its own wraps another site's frame in a sandbox`()
    async throws
  {
    let site = try TestSite()
    let (owner, cookie) = visitor(of: site)
    let page = FramedPage(.site("https://example.org/?a=\"b&c"), owner: owner)
    let answer = try await site.client.get(page.address, headers: ["Cookie": cookie])
    #expect(answer.status == 200)
    #expect(answer.text.contains("src=\"https://example.org/?a=&quot;b&amp;c\""))
    #expect(answer.text.contains("sandbox=\"allow-scripts") && !answer.text.contains("<script"))
    let policy = try #require(answer.headers["Content-Security-Policy"])
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(policy.contains("frame-src http: https:; ") && !policy.contains("script-src"))
    #expect(policy.hasSuffix("frame-ancestors 'self'"))
    await site.stop()
  }

  @Test
  func `HTML that the app shows in a web view is sandboxed without an origin and never cached`()
    async throws
  {
    let site = try TestSite()
    let (owner, cookie) = visitor(of: site)
    let page = FramedPage(.page(Data("<p>".utf8), contentType: "text/html"), owner: owner)
    let answer = try await site.client.get(page.address, headers: ["Cookie": cookie])
    #expect(answer.text == "<p>" && answer.headers["Content-Type"] == "text/html")
    let policy = try #require(answer.headers["Content-Security-Policy"])
    #expect(policy.hasPrefix("sandbox allow-scripts "))
    #expect(!policy.contains("allow-same-origin") && !policy.contains("allow-top-navigation"))
    #expect(answer.headers["Cache-Control"] == "no-store")
    #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
    await site.stop()
  }

  @Test
  func `HTML of a web view is served only to the device that it belongs to, and others get 404`()
    async throws
  {
    let site = try TestSite()
    let page = FramedPage(.page(Data(), contentType: "text/html"), owner: visitor(of: site).owner)
    let other = visitor(of: site).cookie
    #expect(try await site.client.get(page.address, headers: ["Cookie": other]).status == 404)
    #expect(try await site.client.get(page.address).status == 404)
    #expect(try await site.client.get("/~/web/page/0").status == 404)
    await site.stop()
  }

  @Test func `the security policy of a page allows it to frame this host only`() async throws {
    let site = try TestSite()
    let policy = try await site.client.get("/").headers["Content-Security-Policy"]
    #expect(policy?.contains("frame-src 'self'; frame-ancestors 'none'") == true)
    await site.stop()
  }
}
