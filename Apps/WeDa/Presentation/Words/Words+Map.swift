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
      /// Returns the name of a layer of the present, beside one of forecasts with the same name.
      static func now(_ name: String) -> LocalizedStringResource {
        word("map.layer.now", "\(name) (now)")
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

    enum Field {
      static var play: LocalizedStringResource {
        word("map.field.play", "Play the hours")
      }
      static var pause: LocalizedStringResource {
        word("map.field.pause", "Pause")
      }
      static func middle(_ value: String) -> LocalizedStringResource {
        word("map.field.middle", "In the middle of the map: \(value)")
      }
      static var holes: LocalizedStringResource {
        word(
          "map.field.holes", "Some points of this view are not reported; all others are drawn.")
      }
      /// Returns the message that the server requests no more points for a while.
      ///
      /// - Parameter time: The time of day in UTC.
      static func bound(_ time: String) -> LocalizedStringResource {
        word(
          "map.field.bound",
          """
          This server has requested as many points for its maps as it allows itself in an hour. \
          Further points follow from \(time) UTC on.
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
