import Foundation

extension Words {
  /// The strings of `share` in `Localizable.xcstrings`.
  enum Share {
    enum Link {
      static var label: LocalizedStringResource {
        word("share.link.label", "Share")
      }
    }

    enum Banner {
      static var title: LocalizedStringResource {
        word("share.banner.title", "Shown as it was shared")
      }
      static var message: LocalizedStringResource {
        word(
          "share.banner.message",
          "This page uses the units and language of the link. Your own settings have not changed.")
      }
      static var keep: LocalizedStringResource {
        word("share.banner.keep", "Keep these settings")
      }
      static var own: LocalizedStringResource {
        word("share.banner.own", "Use mine")
      }
    }

    enum Problem {
      static var long: LocalizedStringResource {
        word("share.problem.long", "The link is too long to be read. Your own settings are used.")
      }
      static func unknown(_ name: String) -> LocalizedStringResource {
        word(
          "share.problem.unknown",
          "The link asks for “\(name)”, which this app does not know. Your own settings are used.")
      }
      static func date(_ value: String, _ right: String) -> LocalizedStringResource {
        word(
          "share.problem.date",
          "The link’s day is “\(value)”, but must be a date such as \(right).")
      }
      static func message(
        _ field: String, _ value: String, _ rule: String
      ) -> LocalizedStringResource {
        word(
          "share.problem.message",
          "The link’s “\(field)” is “\(value)”, but must be one of: \(rule). Your own setting is used."
        )
      }
      static var day: LocalizedStringResource {
        word("share.problem.day", "The link’s day is not in the forecast.")
      }
    }
  }
}
