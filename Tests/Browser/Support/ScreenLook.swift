import Foundation
import StrataBrowserTesting
import Testing

/// Looks at screens one after another in one browser: what axe-core says of them in light and dark,
/// whether they fit, and their pictures for `docs/screens`.
///
///     let look = ScreenLook(kind: .phone, browser: browser)
///     try await browser.open(weda.page("/settings"))
///     try await look.at("settings")                  // settings-phone-light.png, …-dark.png
///
/// Pictures are kept only when `STRATA_PICTURES` is set to `1`, so that an ordinary test run
/// changes no file of the repository.
struct ScreenLook {
  let kind: Kind
  let browser: Browser

  /// The size of the window, and of the text in it.
  enum Kind: String, CaseIterable, Sendable {
    case phone, desktop
    /// A phone whose reader set the text to twice its size.
    case largeText = "phone-200"

    var options: BrowserOptions {
      var options = BrowserOptions.viewport(self == .desktop ? .desktop : .phone)
      if self == .largeText { options.textSize = 32 }
      return options
    }
  }

  /// Expects that the page is accessible in light and dark, no wider than its window, and quiet.
  func at(_ screen: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let name = "\(screen)-\(kind.rawValue)"
    for appearance in Browser.Appearance.allCases {
      try await browser.expectAccessible(name, in: appearance, sourceLocation: sourceLocation)
      try await keep("\(name)-\(appearance.rawValue)")
    }
    try await browser.expectToFit(name, sourceLocation: sourceLocation)
    try await browser.expectQuiet(sourceLocation: sourceLocation)
  }

  private func keep(_ name: String) async throws {
    guard ProcessInfo.processInfo.environment["STRATA_PICTURES"] == "1" else { return }
    try await browser.screenshot(to: Self.folder.appendingPathComponent("\(name).png"))
  }

  /// `docs/screens` of the package that this file belongs to.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/screens", isDirectory: true)
}
