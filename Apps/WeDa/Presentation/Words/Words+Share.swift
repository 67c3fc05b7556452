import Foundation

extension Words {
  /// The words of `share` in `Localizable.xcstrings`.
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
          "Units and language are those of the link. Your own settings have not changed.")
      }
      static var keep: LocalizedStringResource {
        word("share.banner.keep", "Keep these settings")
      }
      static var own: LocalizedStringResource {
        word("share.banner.own", "Use mine")
      }
    }

    enum Problem {
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
