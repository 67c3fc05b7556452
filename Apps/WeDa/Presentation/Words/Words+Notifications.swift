import Foundation

extension Words {
  /// The strings of `notifications` in `Localizable.xcstrings`.
  enum Notifications {
    enum Settings {
      static var title: LocalizedStringResource {
        word("notifications.settings.title", "Notifications")
      }
      static var ask: LocalizedStringResource {
        word("notifications.settings.ask", "Allow notifications")
      }
      static var off: LocalizedStringResource {
        word(
          "notifications.settings.off",
          """
          A summary at eight each morning and a warning before dangerous weather, for the places \
          you keep. Nothing is sent until you allow it.
          """)
      }
      static var on: LocalizedStringResource {
        word(
          "notifications.settings.on",
          """
          For each place that is turned on you get a summary at eight in its local time, warnings \
          for the next 24 hours, and severe official warnings where there is a source.
          """)
      }
      static var empty: LocalizedStringResource {
        word(
          "notifications.settings.empty",
          "Notifications are allowed. Add a favorite to be notified about its weather.")
      }
      static var open: LocalizedStringResource {
        word(
          "notifications.settings.open",
          """
          Notifications come only while a page of WeDa is open: this server cannot send to your \
          browser’s push service.
          """)
      }
      static var refused: LocalizedStringResource {
        word(
          "notifications.settings.refused",
          """
          Your browser refuses notifications from this site. Allow them in the browser’s settings \
          for this site; then come back here.
          """)
      }
      static var unavailable: LocalizedStringResource {
        word(
          "notifications.settings.unavailable",
          """
          This browser shows no notifications here: they need a secure address (https), and on an \
          iPhone the app on the home screen.
          """)
      }
    }

    enum Action {
      static var view: LocalizedStringResource {
        word("notifications.action.view", "View Details")
      }
      static var dismiss: LocalizedStringResource {
        word("notifications.action.dismiss", "Dismiss")
      }
    }

    enum Summary {
      static func title(_ name: String) -> LocalizedStringResource {
        word("notifications.summary.title", "\(name) today")
      }
      static func body(_ temperature: String, _ sky: String) -> LocalizedStringResource {
        word("notifications.summary.body", "\(temperature), \(sky).")
      }
      static func range(_ low: String, _ high: String) -> LocalizedStringResource {
        word("notifications.summary.range", "Today \(low) to \(high).")
      }
    }

    enum Drop {
      static func title(_ name: String) -> LocalizedStringResource {
        word("notifications.drop.title", "\(name): much colder soon")
      }
      static func body(_ now: String, _ then: String, _ time: String) -> LocalizedStringResource {
        word(
          "notifications.drop.body",
          "The temperature falls from \(now) now to \(then) around \(time).")
      }
    }

    enum Official {
      static func title(_ name: String, _ event: String) -> LocalizedStringResource {
        word("notifications.official.title", "\(name): \(event)")
      }
    }

    enum Severe {
      static func title(_ name: String) -> LocalizedStringResource {
        word("notifications.severe.title", "\(name): severe weather")
      }
      static func body(_ sky: String, _ time: String) -> LocalizedStringResource {
        word("notifications.severe.body", "\(sky) from \(time).")
      }
      static func gusts(_ speed: String, _ time: String) -> LocalizedStringResource {
        word("notifications.gusts.body", "Gusts of \(speed) from \(time).")
      }
    }
  }
}
