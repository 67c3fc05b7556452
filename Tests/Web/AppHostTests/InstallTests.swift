import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

@testable import StrataAppHost
@testable import StrataAssets

/// Tests of the service worker and the manifest of a site that can be installed.
@MainActor @Suite(.timeLimit(.minutes(10))) struct InstallTests {
  @Test
  func `the service worker script may control the whole host, and browsers must revalidate it`()
    async throws
  {
    let site = try TestSite()
    let worker = try await site.client.get("/~/sw.js")
    #expect(worker.status == 200)
    #expect(worker.headers["Content-Type"] == "text/javascript; charset=utf-8")
    #expect(worker.headers["Service-Worker-Allowed"] == "/")
    #expect(worker.headers["Cache-Control"] == "no-cache")
    #expect(worker.headers["Content-Security-Policy"] == "default-src 'none'; connect-src 'self'")
    let page = try await site.client.get("/")
    #expect(page.headers["Content-Security-Policy"]?.contains("worker-src 'self'") == true)
    #expect(!page.text.contains("rel=\"manifest\""), "this host offers no installation")
    #expect(try await site.client.get("/~/app.webmanifest").status == 404)
    #expect(try await site.client.get("/~/push-key").status == 404, "it offers no push key")
    await site.stop()
  }

  @Test func `the manifest has name, start address and icons`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("icon.png")
    // The head of a PNG of 512 × 512 pixels is all that is read of it.
    let head: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2,
      0, 0, 0, 2, 0, 8, 2, 0, 0, 0,
    ]
    try Data(head).write(to: file)
    let icon = try #require(AssetStore.asset(at: file))
    let manifest = WebManifest(Brand("diary"), pictures: [icon])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(manifest.bytes)) as? [String: Any])
    #expect(json["start_url"] as? String == "/" && json["scope"] as? String == "/")
    #expect(json["display"] as? String == "standalone")
    #expect(json["name"] as? String == manifest.name)
    let icons = try #require(json["icons"] as? [[String: String]])
    #expect(icons.map { $0["purpose"] } == ["any", "maskable"])
    #expect(icons.allSatisfy { $0["sizes"] == "512x512" && $0["src"] == icon.address })
  }

  /// Returns a file of a PNG of which only the head is there: all that is read of it.
  private func picture(
    _ width: UInt16, _ height: UInt16, _ name: String, in folder: TemporaryFolder
  ) throws -> Asset {
    let file = folder.file(name)
    let sides = [width, height].flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 0xff)] }
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    try Data(signature + [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] + sides + [8, 2, 0, 0, 0])
      .write(to: file)
    return try #require(AssetStore.asset(at: file))
  }

  @Test
  func
    `the manifest declares each screenshot with its size and form factor, and the host serves it`()
    async throws
  {
    let folder = try TemporaryFolder()
    let phone = try picture(390, 844, "phone.png", in: folder)
    let desktop = try picture(1280, 800, "desktop.png", in: folder)
    let manifest = WebManifest(Brand("diary"), pictures: [], screenshots: [phone, desktop])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(manifest.bytes)) as? [String: Any])
    let screenshots = try #require(json["screenshots"] as? [[String: String]])
    #expect(screenshots.map { $0["sizes"] } == ["390x844", "1280x800"])
    #expect(screenshots.map { $0["form_factor"] } == ["narrow", "wide"])
    #expect(screenshots.allSatisfy { $0["type"] == "image/png" })
    #expect(screenshots.map { $0["src"] } == [phone.address, desktop.address])
    let site = try TestSite()
    for screenshot in screenshots {
      let answer = try await site.client.get(screenshot["src"] ?? "")
      #expect(answer.status == 200 && answer.headers["Content-Type"] == "image/png")
    }
    await site.stop()
    let none = String(
      decoding: WebManifest(Brand("diary"), pictures: []).bytes, as: UTF8.self)
    #expect(!none.contains("screenshots"))
  }

  @Test func `the manifest has the app's shortcuts, and no entry without any`() throws {
    let shortcuts = [HostShortcut("Favorites", path: "/favorites")]
    let manifest = WebManifest(Brand("diary"), pictures: [], shortcuts: shortcuts)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(manifest.bytes)) as? [String: Any])
    #expect(
      json["shortcuts"] as? [[String: String]] == [["name": "Favorites", "url": "/favorites"]])
    let none = String(
      decoding: WebManifest(Brand("diary"), pictures: []).bytes, as: UTF8.self)
    #expect(!none.contains("shortcuts"))
  }
}
