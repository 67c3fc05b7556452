import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests which view a real pointer meets where views overlap.
@MainActor @Suite(.timeLimit(.minutes(30))) struct HitTests {
  /// Views that are touched in their middle and have to report it.
  private static let names = [
    "stroked", "bordered", "card", "turning", "clear", "frame", "behind", "float", "outer", "inner",
    "untouchable", "interior", "hollow", "circle", "colour", "path", "line", "turning line",
    "content shape", "canvas", "painted",
  ]

  private static func hears(_ words: String) -> String {
    "document.querySelector('[data-testid=heard]').textContent === '\(words)'"
  }

  @Test func `a touch reaches visible views and those behind invisible ones`() async throws {
    try await Browser.onPhone(showing: { HitPage() }) { browser, _ in
      for (number, name) in (Self.names + ["row"]).enumerated() {
        try await browser.tap(.testID(name))
        try await browser.wait(until: Self.hears("\(name) \(number + 1)"))
      }
      try await browser.tap(.testID("field"))
      try await browser.wait(until: "document.activeElement.dataset.testid === 'field'")
    }
  }

  @Test func `a mouse click reaches visible views and those behind invisible ones`() async throws {
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
