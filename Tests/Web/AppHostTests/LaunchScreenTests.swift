import Foundation
import StrataAssets
import StrataKitTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the launch screen: the brand that is shown before the page has anything to show.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LaunchScreenTests {
  private static let files = [
    "Resources/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>Sun &amp; Sea</string>
    <key>UILaunchScreen</key><dict><key>UIColorName</key><string>Sky</string>
    <key>UIImageName</key><string>Mark</string></dict></dict></plist>
    """,
    "A.xcassets/Sky.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"components":
      {"red": "1.0", "green": "0.5", "blue": "0"}}}]}
    """,
    "A.xcassets/Mark.imageset/Contents.json": """
    {"images": [{"filename": "m.svg", "idiom": "universal"}]}
    """,
    "A.xcassets/Mark.imageset/m.svg": "<svg width=\"9\" height=\"9\"/>",
    "A.xcassets/AppIcon.appiconset/Contents.json": """
    {"images": [{"filename": "i.svg", "idiom": "universal"}]}
    """,
    "A.xcassets/AppIcon.appiconset/i.svg": "<svg width=\"64\" height=\"64\"/>",
  ]

  private func brand(_ files: [String: String] = Self.files) throws -> Brand {
    let folder = try TemporaryFolder()
    for (path, text) in files {
      try folder.write(path, text)
    }
    let root = folder.url
    return Brand("diary", .read(in: [root]), folders: [AssetFolder.folder(at: root)])
  }

  @Test func `the launch screen is made from the property list and the asset catalog`() throws {
    let brand = try brand()
    #expect(brand.name == "Sun & Sea")
    #expect(brand.icon?.hasPrefix("/~/asset/") == true)
    #expect(brand.icons.contains("apple-touch-icon"))
    let launch = try #require(brand.launch)
    #expect(launch.light == "rgb(255 128 0)" && launch.dark == launch.light)
    #expect(launch.mark?.hasSuffix(".svg") == true)
    #expect(launch.html.contains("<span>Sun &amp; Sea</span>"))
    #expect(launch.html.contains("aria-hidden=\"true\""))
  }

  private static let accent = "A.xcassets/AccentColor.colorset/Contents.json"

  @Test func `the accent color of the asset catalog replaces that of the style sheet`() throws {
    let catalog = """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"red": "1", "green": "0", "blue": "0"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"red": "1", "green": "0.6", "blue": "0.6"}}}]}
      """
    let brand = try brand([Self.accent: catalog])
    #expect(
      brand.accent?.rules
        == ":root{--accent:light-dark(rgb(255 0 0),rgb(255 153 153));--fill-accent:rgb(255 0 0)}")
  }

  @Test func `an accent color without a value, as in Xcode's templates, changes nothing`() throws {
    let catalog = """
      {"colors": [{"idiom": "universal"}]}
      """
    #expect(try brand([Self.accent: catalog]).accent == nil)
    #expect(try brand().accent == nil)
  }

  @Test func `a program without resources has its own name as title, and no launch screen`() throws
  {
    let brand = try brand([:])
    #expect(brand.name == "diary" && brand.launch == nil && brand.icon == nil)
    #expect(brand.icons == "<link rel=\"icon\" href=\"data:,\">")
  }

  @Test(arguments: ["", "<plist", "<plist version=\"1.0\"><array/></plist>"])
  func `an unreadable property list is ignored`(text: String) throws {
    let brand = try brand(["Info.plist": text])
    #expect(brand.name == "diary" && brand.launch == nil)
  }

  @Test(.mission("W-08")) func `the first response has the launch screen while content is loading`()
    async throws
  {
    let gate = Gate()
    let clock = ManualClock()
    let site = try TestSite(clock: clock, brand: try brand()) { SlowView(gate: gate) }
    async let waiting = site.client.get("/")
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(150))
    let page = try await waiting
    #expect(page.text.contains("<div id=\"launch\""))
    #expect(page.text.contains("<title>Sun &amp; Sea</title>"))
    #expect(page.text.contains("progressbar"), "the page's content is below the launch screen")
    gate.open()
    await site.stop()
  }

  @Test(.mission("W-08"))
  func `content that is ready in time is shown without a launch screen`() async throws {
    let gate = Gate()
    gate.open()
    let site = try TestSite(clock: ManualClock(), brand: try brand()) { SlowView(gate: gate) }
    let page = try await site.client.get("/")
    #expect(page.text.contains("here it is"))
    #expect(!page.text.contains("launch"))
    await site.stop()
  }
}

/// A view that shows a progress view until a gate is open.
private struct SlowView: View {
  let gate: Gate
  @State private var isReady = false

  var body: some View {
    VStack {
      if isReady { Text("here it is") } else { ProgressView() }
    }
    .task {
      await gate.wait()
      isReady = true
    }
  }
}
