import StrataBrowserTesting
import SwiftUI
import Testing

/// What a real pointer meets where views lie above others.
@MainActor @Suite(.timeLimit(.minutes(30))) struct HitTests {
  /// Each is touched in its middle, and is what has to hear of it.
  private static let names = [
    "stroked", "bordered", "card", "turning", "clear", "frame", "behind", "float", "outer", "inner",
    "untouchable", "interior", "hollow", "circle", "colour", "path", "line", "turning line",
    "content shape", "canvas", "painted",
  ]

  private static func hears(_ words: String) -> String {
    "document.querySelector('[data-testid=heard]').textContent === '\(words)'"
  }

  @Test func `a finger touches what is drawn, and through what is not`() async throws {
    try await Browser.onPhone(showing: { HitPage() }) { browser, _ in
      for (number, name) in (Self.names + ["row"]).enumerated() {
        try await browser.tap(.testID(name))
        try await browser.wait(until: Self.hears("\(name) \(number + 1)"))
      }
      try await browser.tap(.testID("field"))
      try await browser.wait(until: "document.activeElement.dataset.testid === 'field'")
    }
  }

  @Test func `a mouse clicks what is drawn, and through what is not`() async throws {
    try await Browser.onPhone(showing: { HitPage() }) { browser, _ in
      for (number, name) in Self.names.enumerated() {
        try await browser.click(.testID(name), count: 1)
        try await browser.wait(until: Self.hears("\(name) \(number + 1)"))
      }
      try await browser.click(.testID("field"), count: 1)
      try await browser.wait(until: "document.activeElement.dataset.testid === 'field'")
    }
  }
}
