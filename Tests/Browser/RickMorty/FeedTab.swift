import Foundation
import StrataBrowserTesting

/// The two tabs with the same list, and their identifiers.
enum FeedTab: String, CaseIterable, Sendable {
  case swiftUI = "SwiftUI"
  case uiKit = "UIKit"

  private var prefix: String { self == .swiftUI ? "feed" : "feedlist" }

  /// The address of the tab's list.
  var path: String { self == .swiftUI ? "/" : "/uikit" }

  func name(_ id: Int) -> String { "\(prefix).row.\(id)" }

  func row(_ id: Int) -> Locator { .testID(name(id)) }

  func star(_ id: Int) -> Locator { .testID("\(prefix).star.\(id)") }

  /// The CSS selector of all rows on the page.
  var rows: String { "[data-testid^='\(prefix).row.']" }
}

extension Browser {
  /// Opens the app in one of its tabs, and waits for the first page.
  func open(_ tab: FeedTab, of address: URL) async throws {
    try await openLive(address.absoluteString)
    try await choose(tab: tab.path)
    try await waitFor(tab.row(1))
    try await waitUntilLive()
  }

  /// Scrolls until the last character is on the page; returns the most rows that were rendered.
  func scrollToTheEnd(_ tab: FeedTab) async throws -> Int {
    var (last, most) = ("", 0)
    while last != tab.name(826) {
      let seen = try await wait(
        until: """
          (() => {
            const rows = [...document.querySelectorAll(args[0])], end = rows.at(-1);
            if (end && end.dataset.testid !== args[1])
              return { last: end.dataset.testid, rows: rows.length };
            end?.scrollIntoView({ block: 'center' });
            return null;
          })()
          """, .string(tab.rows), .string(last))
      most = max(most, seen["rows"]?.int ?? .max)
      last = seen["last"]?.string ?? ""
    }
    return most
  }

  /// Returns the top of a row in the window.
  func top(of id: String) async throws -> Double {
    let top = try await run(
      "return document.querySelector(`[data-testid='${args[0]}']`).getBoundingClientRect().top",
      .string(id))
    return top.double ?? .nan
  }

  /// Scrolls a row to the middle of the window, and waits until the page is at rest.
  func reveal(_ id: String) async throws {
    try await waitFor(.testID(id))
    try await run(
      "document.querySelector(`[data-testid='${args[0]}']`).scrollIntoView({block: 'center'})",
      .string(id))
    try await rest()
    try await waitUntilLive()
  }
}
