import Foundation
import StrataBrowserTesting
import StrataKitTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the HTTP responses of the host.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PageTests {
  @Test func `a page is complete without scripts and starts a session`() async throws {
    let site = try TestSite()
    let page = try await site.client.get("/")
    #expect(page.status == 200)
    #expect(page.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(page.headers["Cache-Control"] == "no-store")
    #expect(page.text.hasPrefix("<!doctype html>"))
    #expect(page.text.contains("<title>Diary</title>"))
    #expect(page.text.contains(">taps 0</span>"))
    #expect(page.text.contains("<html lang=\"en-US\" dir=\"ltr\">"))
    #expect(try await site.figure("strata_sessions") == 1)
    await site.stop()
  }

  @Test func `every response has strict security headers`() async throws {
    let site = try TestSite()
    let page = try await site.client.get("/")
    let policy = try #require(page.headers["Content-Security-Policy"])
    let nonce = try #require(
      policy.components(separatedBy: "script-src 'nonce-").last?.prefix { $0 != "'" })
    #expect(nonce.count >= 20)
    // Each script and style has it, and the body for scripts that are loaded later.
    let tags = page.text.matches(of: #/<(script|style)\b/#).count
    #expect(page.text.components(separatedBy: "nonce=\"\(nonce)\"").count - 1 == tags + 1)
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(!policy.contains("unsafe") && !policy.contains("*"))
    #expect(!page.text.contains(" style=\"") && !page.text.contains(" onclick"))
    let second = try await site.client.get("/")
    #expect(second.headers["Content-Security-Policy"] != policy, "a nonce is used once")
    for path in ["/", "/healthz", "/metrics", "/~/style.css", "/~/nothing"] {
      let answer = try await site.client.get(path)
      #expect(answer.headers["X-Content-Type-Options"] == "nosniff", "\(path)")
      #expect(answer.headers["Referrer-Policy"] == "same-origin", "\(path)")
      #expect(answer.headers["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
    }
    await site.stop()
  }

  @Test func `a browser becomes a device by a cookie that scripts cannot read`() async throws {
    let site = try TestSite()
    let first = try await site.client.get("/")
    let cookie = try #require(first.headers["Set-Cookie"])
    for part in ["; Path=/", "; Max-Age=34560000", "; HttpOnly", "; SameSite=Lax"] {
      #expect(cookie.contains(part))
    }
    #expect(!cookie.contains("Secure"), "the cookie is not marked as secure over plain HTTP")
    let again = try await site.client.get("/", headers: ["Cookie": first.cookies])
    #expect(again.headers["Set-Cookie"] == nil)
    let among = try await site.client.get("/", headers: ["Cookie": "a=b; \(first.cookies); c"])
    #expect(among.headers["Set-Cookie"] == nil)
    await site.stop()
  }

  @Test func `a browser with a forged cookie is treated as a new device`() async throws {
    let site = try TestSite()
    let real = try await site.client.get("/").cookies
    let name = real.dropFirst("device=".count).prefix { $0 != "." }
    let bent = [
      "device=", "device=x", "device=\(name)", "device=\(name).", "device=.\(name)",
      "device=\(name)x.\(real.split(separator: ".").last ?? "")", real + "x", real + ".x",
      "device=local.\(real.split(separator: ".").last ?? "")",
    ]
    for cookie in bent {
      let answer = try await site.client.get("/", headers: ["Cookie": cookie])
      #expect(answer.status == 200)
      #expect(answer.headers["Set-Cookie"] != nil, "\(cookie)")
      #expect(answer.cookies != real)
    }
    await site.stop()
  }

  @Test func `the health and metrics pages have their formats`() async throws {
    let site = try TestSite()
    _ = try await site.client.get("/")
    let health = try await site.client.get("/healthz")
    #expect(health.status == 200)
    #expect(health.headers["Content-Type"]?.hasPrefix("application/json") == true)
    #expect(health.text == "{\"status\":\"ok\",\"sessions\":1}\n")
    #expect(health.headers["Set-Cookie"] == nil, "a health check does not create a device")
    let metrics = try await site.client.get("/metrics")
    #expect(metrics.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
    for line in metrics.text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ")
      #expect(parts.count == 2 && Double(parts[1]) != nil, "\(line)")
      let figure = parts[0].replacing(/(_bucket|_sum|_count)?({.*})?$/, with: "")
      #expect(
        ["TYPE", "HELP"].allSatisfy { metrics.text.contains("# \($0) \(figure) ") }, "\(line)")
    }
    for name in ["strata_upstream_requests_total", "strata_upstream_errors_total"] {
      #expect(metrics.text.contains("\n\(name) "), "the figure exists before the first request")
    }
    await site.stop()
  }

  @Test func `a request for a path that is reserved for the host starts no session`() async throws {
    let site = try TestSite()
    for path in ["/~", "/~x", "/~/", "/~/live", "/~/nothing.js"] {
      #expect(try await site.client.get(path).status == 404, "\(path)")
    }
    #expect(try await site.figure("strata_sessions") == 0)
    let page = try await site.client.get("/").text
    for part in ["/~/client.js?v=", "/~/style.css?v="] {
      let rest = try #require(page.components(separatedBy: part).dropFirst().first)
      let file = try await site.client.get(part + rest.prefix { $0 != "\"" })
      #expect(file.status == 200)
      #expect(file.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    }
    await site.stop()
  }

  @Test func `client files are compressed for browsers that accept gzip`() async throws {
    let site = try TestSite()
    for path in ["/~/client.js", "/~/style.css"] {
      let plain = try await site.client.get(path)
      #expect(plain.headers["Content-Encoding"] == nil)
      let packed = try await site.client.get(path, headers: ["Accept-Encoding": "br, gzip"])
      #expect(packed.headers["Content-Encoding"] == "gzip")
      #expect(packed.headers["Vary"] == "Accept-Encoding")
      #expect(packed.headers["Content-Type"] == plain.headers["Content-Type"])
      #expect(packed.body.count * 2 < plain.body.count)
      #expect(try Gunzip.unpacked(packed.body) == plain.body)
    }
    await site.stop()
  }

  @Test(arguments: [
    ("gzip", true), ("br, GZIP;q=0.5", true), ("*", true), ("", false), ("br", false),
    ("gzip; q=0", false), ("*, gzip;q=0", false), (";;,,", false),
  ])
  func `gzip is used only if the header accepts it`(header: String, allowed: Bool) {
    #expect(AcceptedEncoding.allowsGzip(header) == allowed)
    #expect(!AcceptedEncoding.allowsGzip(nil))
  }

  @Test func `methods except GET and HEAD are refused, and HEAD starts no session`() async throws {
    let site = try TestSite()
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"] {
      let answer = try await site.client.send(method, "/", body: Array("a=b".utf8))
      #expect(answer.status == 405, "\(method)")
      #expect(answer.headers["Allow"] == "GET, HEAD")
    }
    let head = try await site.client.send("HEAD", "/")
    #expect(head.status == 200 && head.body.isEmpty)
    #expect((head.headers["Content-Length"].flatMap(Int.init) ?? 0) > 500)
    #expect(try await site.figure("strata_sessions") == 0)
    await site.stop()
  }

  @Test func `the path of a route in the app returns the route's page`() async throws {
    let site = try TestSite()
    let page = try await site.client.get("/day/monday")
    #expect(page.status == 200)
    #expect(page.text.contains("day monday"))
    await site.stop()
  }

  @Test(arguments: ["/nonsense", "/day", "/day/a/b/c", "/favicon.ico", "/%ff"])
  func `an unknown address has an error page with a link home`(
    _ path: String
  ) async throws {
    let site = try TestSite()
    let page = try await site.client.get(path, headers: ["Accept-Language": "es"])
    #expect(page.status == 404)
    #expect(page.text.contains("<html lang=\"es\" dir=\"ltr\">"))
    #expect(page.text.contains("<h1>No existe esta página</h1>"))
    #expect(page.text.contains("<a href=\"/\">Ir a la página de inicio</a>"))
    #expect(!page.text.contains("data-session=") && !page.text.contains("More"))
    #expect(page.headers["Content-Security-Policy"]?.contains("style-src 'self' 'nonce-") == true)
    #expect(try await site.figure("strata_sessions") == 0, "no session is kept for this request")
    await site.stop()
  }

  @Test func `a page whose view allows no external events is answered with status 404`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) {
      NavigationStack {
        Text(verbatim: "home")
          .navigationDestination(for: DiaryView.Route.self) { _ in
            Text(verbatim: "no such day").handlesExternalEvents(preferring: [], allowing: [])
          }
      }
    }
    let page = try await site.client.get("/day/%F0%9F%8F%99")
    #expect(page.status == 404 && page.text.contains("no such day"))
    #expect(!page.text.contains("%25"))
    #expect(try await site.client.get("/").status == 200)
    #expect(try await site.client.get("/day/%F0").status == 404)
    await site.stop()
  }

  @Test func `an app without addresses is shown at any address, with status 404`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Text(verbatim: "alone") }
    let page = try await site.client.get("/nonsense")
    #expect(page.status == 404 && page.text.contains("alone"))
    await site.stop()
  }

  @Test func `the error page is English for an unknown language`()
    async throws
  {
    let site = try TestSite()
    let page = try await site.client.get("/nonsense", headers: ["Accept-Language": "sv"]).text
    #expect(page.contains("<html lang=\"en\" dir=\"ltr\">"))
    #expect(page.contains("<h1>There is no such page</h1>"))
    await site.stop()
  }

  @Test func `the page has the visitor's language`() async throws {
    let site = try TestSite()
    let arabic = try await site.client.get("/", headers: ["Accept-Language": "ar, en;q=0.5"]).text
    #expect(arabic.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(arabic.contains("data-words=\"انقطع الاتصال"))
    let hostile = "\"><script>,;;;q=,x;q=nan,*;q=1"
    let english = try await site.client.get("/", headers: ["Accept-Language": hostile]).text
    #expect(english.contains("<html lang=\"en-US\" dir=\"ltr\">"))
    await site.stop()
  }

  /// A string catalog in English and Spanish.
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Here": {},
      "Hello": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
        "es": {"stringUnit": {"state": "translated", "value": "Hola"}}}}}}
    """

  @Test(arguments: [
    ("de", "en", "Hello"), ("he", "en", "Hello"), ("es-MX", "es-MX", "Hola"),
    ("en-GB", "en-GB", "Hello"), ("de, es;q=0.5", "en", "Hello"),
  ])
  func `the page declares the language of its strings`(
    asked: String, language: String, word: String
  ) async throws {
    let folder = try TemporaryFolder()
    try Data(Self.catalog.utf8).write(to: folder.file("Localizable.xcstrings"))
    let words = LocalizedStringResource("Hello", bundle: .atURL(folder.url))
    let site = try TestSite(clock: ContinuousClock()) { Text(words) }
    let page = try await site.client.get("/", headers: ["Accept-Language": asked]).text
    #expect(page.contains("<html lang=\"\(language)\" dir=\"ltr\">"))
    #expect(page.contains(">\(word)<"))
    await site.stop()
  }

  @Test func `an app without strings declares the requested language`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Text(verbatim: "Guten Tag") }
    let page = try await site.client.get("/", headers: ["Accept-Language": "de"]).text
    #expect(page.contains("<html lang=\"de\" dir=\"ltr\">"))
    await site.stop()
  }

  @Test func `the page declares the locale of the app's environment`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) {
      Text(verbatim: "مرحبا")
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    let page = try await site.client.get("/", headers: ["Accept-Language": "de"]).text
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.contains("data-words=\"انقطع الاتصال"))
    await site.stop()
  }

  @Test func `the language with the highest quality is chosen`() {
    #expect(AcceptedLanguage.first(in: "pt-BR,pt;q=0.9,en;q=0.8") == "pt-BR")
    #expect(AcceptedLanguage.first(in: "en;q=0.8, es;q=0.9") == "es")
    #expect(AcceptedLanguage.first(in: "fr;q=0, de;q=0.1") == "de")
    #expect(AcceptedLanguage.first(in: "fr;q=0") == "en-US")
    #expect(AcceptedLanguage.first(in: "fr;q=nan, de;q=7, es;q=-1") == "en-US")
    #expect(AcceptedLanguage.first(in: "a, *, \u{0}, x\"y") == "en-US")
    #expect(AcceptedLanguage.first(in: "") == "en-US")
    #expect(AcceptedLanguage.first(in: nil) == "en-US")
  }
}
