import Foundation

extension Words {
  /// The strings of `map` in `Localizable.xcstrings`.
  enum Map {
    enum Screen {
      static var title: LocalizedStringResource {
        word("map.screen.title", "Map")
      }
    }

    enum Canvas {
      static var label: LocalizedStringResource {
        word("map.canvas.label", "Map of your favorites")
      }
    }

    enum Empty {
      static var message: LocalizedStringResource {
        word("map.empty.message", "Open a city and tap its star to see it here.")
      }
    }

    enum Layer {
      static var title: LocalizedStringResource {
        word("map.layer.title", "Weather on the map")
      }
      static var none: LocalizedStringResource {
        word("map.layer.none", "Map only")
      }
      /// Returns the label of the time of a layer's data.
      ///
      /// - Parameter time: The time of day in UTC.
      static func time(_ time: String) -> LocalizedStringResource {
        word("map.layer.time", "As of \(time) UTC")
      }
      /// Returns the message of a layer that cannot be loaded.
      ///
      /// - Parameter reason: The title of an error, such as "No connection".
      static func failed(_ reason: String) -> LocalizedStringResource {
        word("map.layer.failed", "This layer is not complete: \(reason)")
      }
      /// The message that says that the server does not reach the layer's service; the reader's
      /// connection works.
      static var unreached: LocalizedStringResource {
        word(
          "map.layer.unreached",
          "This layer is not complete: its weather service cannot be reached. The map requests it again automatically."
        )
      }
      static var missing: LocalizedStringResource {
        word(
          "map.layer.missing",
          """
          This server has no OpenWeatherMap key, so the map has no layers of temperature, rain and \
          clouds.
          """)
      }
    }

    enum Row {
      static func show(_ name: String) -> LocalizedStringResource {
        word("map.row.show", "Show \(name) on the map")
      }
    }
  }
}
