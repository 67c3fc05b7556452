import Foundation
import StrataBrowserTesting
import Testing

/// Tests of every preview of every program of the package, checked by axe-core.
///
/// Each program lists its previews, so a new one is checked at once.
@Suite(.timeLimit(.minutes(60))) struct PreviewAccessibilityTests {
  static let programs = [
    "weda", "counter", "bookshelf", "pantry", "orchard", "starterapp", "myapp",
    "larder", "multiverse", "plots", "staff", "foodshare", "rickmorty",
  ]
  /// The folders of examples without previews: keys, launchers, and a project whose document has
  /// none; its screens are checked in WeDaAppTests.
  static let without = ["arkanakeys", "launchers", "wedaapp"]

  @Test(arguments: programs)
  func `axe-core reports no issue in any preview`(program: String) async throws {
    try await GalleryUnderTest.run(program) { gallery in
      #expect(!gallery.previews.isEmpty, "\(program) has previews")
      try await Browser.run(.viewport(.phone)) { browser in
        for preview in gallery.previews {
          let name = "\(preview.origin) “\(preview.title)”"
          try await browser.open(gallery.page("\(preview.address)/light"))
          try await browser.waitUntilLive()
          try await browser.expectAccessible(name, in: .light)
          try await browser.expectToFit(name)
          // The browser reports its appearance to the app, which shows what the look "dark" does.
          try await browser.show(in: .dark)
          try await browser.waitUntilLive()
          try await browser.expectAccessible(name, in: .dark, .colors)
          try await browser.prefer(.light, reducedMotion: true)
          try await browser.open(gallery.page("\(preview.address)/rtl"))
          try await browser.waitUntilLive()
          try await browser.expectAccessible("\(name), right to left", in: .light, .colors)
          try await browser.expectToFit("\(name), right to left")
          try await browser.expectQuiet()
        }
      }
    }
  }

  /// A new example with previews has to be added to the list.
  @Test func `every example app is in the list of those with or without previews`() throws {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let examples = ["Examples", "Examples/Foreign"].flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(
        at: top.appendingPathComponent(folder), includingPropertiesForKeys: nil)) ?? []
    }
    let names = examples.filter { $0.hasDirectoryPath && $0.lastPathComponent != "Foreign" }
      .map { $0.lastPathComponent.lowercased() }
    #expect(!names.isEmpty)
    #expect(names.filter { !(Self.programs + Self.without).contains($0) } == [])
  }
}
