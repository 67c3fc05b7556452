import Foundation

extension Words {
  /// The strings of `favorites` in `Localizable.xcstrings`.
  enum Favorites {
    enum Screen {
      static var title: LocalizedStringResource {
        word("favorites.screen.title", "Favorites")
      }
    }

    enum Empty {
      static var title: LocalizedStringResource {
        word("favorites.empty.title", "No favorites yet")
      }
      static var message: LocalizedStringResource {
        word("favorites.empty.message", "Open a city and tap its star to keep it here.")
      }
    }

    enum Removed {
      static func message(_ name: String) -> LocalizedStringResource {
        word("favorites.removed.message", "\(name) was removed")
      }
      static func count(_ places: Int) -> LocalizedStringResource {
        word("favorites.removed.count", "\(places) places were removed")
      }
      static var undo: LocalizedStringResource {
        word("favorites.removed.undo", "Undo")
      }
    }

    enum Row {
      static func remove(_ place: String) -> LocalizedStringResource {
        word("favorites.row.remove", "Remove \(place)")
      }
      static func rename(_ name: String) -> LocalizedStringResource {
        word("favorites.row.rename", "Rename \(name)")
      }
      static var failed: LocalizedStringResource {
        word("favorites.row.failed", "Weather not available")
      }
    }

    enum Rename {
      static var title: LocalizedStringResource {
        word("favorites.rename.title", "Name of this favorite")
      }
      static func message(_ place: String) -> LocalizedStringResource {
        word(
          "favorites.rename.message",
          "The name \(place) is still shown below yours. Leave the field empty to show that name alone."
        )
      }
      static var field: LocalizedStringResource {
        word("favorites.rename.field", "Name")
      }
      static var save: LocalizedStringResource {
        word("favorites.rename.save", "Save")
      }
      static var refused: LocalizedStringResource {
        word("favorites.rename.refused", "The name was not saved")
      }
    }
  }
}

extension Words {
  /// The strings of `comparison` in `Localizable.xcstrings`: places side by side.
  enum Comparison {
    enum Screen {
      static var title: LocalizedStringResource {
        word("comparison.screen.title", "Compare places")
      }
    }

    enum Plot {
      static var place: LocalizedStringResource {
        word("comparison.plot.place", "Place")
      }
      static var zone: LocalizedStringResource {
        word("comparison.plot.zone", "All times are in your own time zone, for every place.")
      }
      static var empty: LocalizedStringResource {
        word("comparison.plot.empty", "No forecast of a chosen place")
      }
      static var dry: LocalizedStringResource {
        word("comparison.plot.dry", "No rain or snow forecast at these places")
      }
      static var unknown: LocalizedStringResource {
        word("comparison.plot.unknown", "No rain or snow in the hours that are reported")
      }
    }

    enum Places {
      static var title: LocalizedStringResource {
        word("comparison.places.title", "Places")
      }
      static func most(_ count: Int) -> LocalizedStringResource {
        word("comparison.places.most", "At most \(count) places at once")
      }
    }
  }
}
