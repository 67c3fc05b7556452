import Foundation
import StrataBrowserTesting
import Testing

/// Checks screens in one browser: axe-core in light and dark, whether they fit, and their pictures
/// for `docs/screens`.
///
///     let look = ScreenLook(kind: .phone, browser: browser)
///     try await browser.open(weda.page("/settings"))
///     try await look.at("details")                   // details-phone-light.png, …-dark.png
///
/// Pictures are stored only if `STRATA_PICTURES` is `1`, so that a normal test run changes no file
/// of the repository, and only in place of older ones: `docs/screens` has those that a page shows.
struct ScreenLook {
  let kind: Kind
  let browser: Browser

  /// The size of the window and of its text.
  enum Kind: String, CaseIterable, Sendable {
    case phone, desktop
    /// A phone at twice the text size.
    case largeText = "phone-200"
    /// A desktop at a zoom of 400 %.
    case zoomed = "desktop-400"

    var options: BrowserOptions {
      var options = BrowserOptions.viewport(viewport)
      if self == .largeText { options.textSize = 32 }
      return options
    }

    private var viewport: Viewport {
      switch self {
      case .phone, .largeText: .phone
      case .desktop: .desktop
      case .zoomed: .zoomed
      }
    }
  }

  /// Expects that the page is accessible in light and dark, fits its window, and logs no errors.
  func at(_ screen: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let name = "\(screen)-\(kind.rawValue)"
    for appearance in Browser.Appearance.allCases {
      try await browser.expectAccessible(
        name, in: appearance, appearance == .light ? .all : .colors, sourceLocation: sourceLocation)
      try await keep("\(name)-\(appearance.rawValue)")
    }
    try await browser.expectToFit(name, sourceLocation: sourceLocation)
    try await browser.expectQuiet(sourceLocation: sourceLocation)
  }

  private func keep(_ name: String) async throws {
    let file = Self.folder.appendingPathComponent("\(name).png")
    guard ProcessInfo.processInfo.environment["STRATA_PICTURES"] == "1",
      FileManager.default.fileExists(atPath: file.path)
    else { return }
    try await browser.screenshot(to: file)
  }

  /// The folder `docs/screens` of this package.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/screens", isDirectory: true)
}
