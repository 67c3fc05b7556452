import Foundation

extension Words {
  /// The strings of `history` in `Localizable.xcstrings`.
  enum History {
    enum Screen {
      static var title: LocalizedStringResource {
        word("history.screen.title", "History")
      }
    }

    enum Empty {
      static var title: LocalizedStringResource {
        word("history.empty.title", "No searches yet")
      }
      static var message: LocalizedStringResource {
        word("history.empty.message", "Cities you search for are listed here.")
      }
    }

    enum Row {
      static var now: LocalizedStringResource {
        word("history.row.now", "Just now")
      }
    }

    enum Clear {
      static var button: LocalizedStringResource {
        word("history.clear.button", "Clear")
      }
      static var title: LocalizedStringResource {
        word("history.clear.title", "Clear the history?")
      }
      static func message(_ count: Int) -> LocalizedStringResource {
        word("history.clear.message", "\(count) cities are removed from the list.")
      }
      static var done: LocalizedStringResource {
        word("history.clear.done", "The history was cleared")
      }
      static var failed: LocalizedStringResource {
        word("history.clear.failed", "The history could not be cleared")
      }
    }
  }
}
