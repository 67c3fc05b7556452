import BrowserTesting
import Testing

/// A table of UIKit inside SwiftUI, and SwiftUI inside its cells, written from Apple's documentation
/// alone.
@Suite(.timeLimit(.minutes(30))) struct OrchardTests {
  @Test(arguments: Viewport.both)
  func `a row of the table opens a sheet with a control of UIKit`(viewport: Viewport) async throws {
    let app = try await ServedApp.start("Orchard")
    try await Browser.run(.viewport(viewport)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await browser.waitFor(text: "Tree 1")
      try await browser.expectAccessible("the table")
      try await browser.click(.role("button", name: "Pick Tree 3"))
      try await browser.waitFor(text: "Egremont Russet, 8 kg")
      try await browser.click(.role("button", name: "Tree 3, Egremont Russet, 8 kg"))
      try await browser.expectQuiet()
    }
    try await app.stop()
  }
}
