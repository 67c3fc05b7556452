import Foundation
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite struct PageShortcutTests {
  @Test func `the shortcuts lead to pages of tabs and have their titles`() {
    let shortcuts = PageShortcut.all(in: Locale(identifier: "de_DE"))
    #expect(shortcuts.map(\.path) == ["/", "/favorites", "/map"])
    #expect(shortcuts.map(\.title) == ["Suchen", "Favoriten", "Karte"])
  }
}
