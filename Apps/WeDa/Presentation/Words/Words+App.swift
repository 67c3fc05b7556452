import Foundation

extension Words {
  /// The strings of `app` in `Localizable.xcstrings`.
  enum App {
    enum Tab {
      static var search: LocalizedStringResource {
        word("app.tab.search", "Search")
      }
      static var favorites: LocalizedStringResource {
        word("app.tab.favorites", "Favorites")
      }
      static var map: LocalizedStringResource {
        word("app.tab.map", "Map")
      }
      static var history: LocalizedStringResource {
        word("app.tab.history", "History")
      }
      static var settings: LocalizedStringResource {
        word("app.tab.settings", "Settings")
      }
    }

    enum Button {
      static var retry: LocalizedStringResource {
        word("app.button.retry", "Try again")
      }
      static var cancel: LocalizedStringResource {
        word("app.button.cancel", "Cancel")
      }
      static var done: LocalizedStringResource {
        word("app.button.done", "Done")
      }
      static var dismiss: LocalizedStringResource {
        word("app.button.dismiss", "OK")
      }
    }

    enum Quota {
      /// Returns the message that states when the quota is available again.
      ///
      /// - Parameter time: The time of day in UTC.
      static func until(_ time: String) -> LocalizedStringResource {
        word(
          "error.quota.until",
          "The provider's quota is used up for now. The next request is sent at \(time) UTC.")
      }
    }

    enum List {
      static var separator: LocalizedStringResource {
        word("app.list.separator", ", ")
      }
    }

    enum Progress {
      static var label: LocalizedStringResource {
        word("app.progress.label", "Loading")
      }
    }
  }
}
