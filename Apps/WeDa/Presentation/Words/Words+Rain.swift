import Foundation

extension Words {
  /// The strings of `rain` in `Localizable.xcstrings`: the rules for rain.
  enum Rain {
    enum Screen {
      static var title: LocalizedStringResource {
        word("rain.screen.title", "Rain on your way")
      }
      static var add: LocalizedStringResource {
        word("rain.screen.add", "Add a rule")
      }
      static var about: LocalizedStringResource {
        word(
          "rain.screen.about",
          """
          You are notified before the time that you choose if the rain forecast for your trip \
          reaches your limit. All times are local to the place.
          """)
      }
      static var empty: LocalizedStringResource {
        word("rain.screen.empty", "No rules yet. Add one for a trip that you make often.")
      }
      static var noPlace: LocalizedStringResource {
        word("rain.screen.noPlace", "Add a favorite first: each rule is about one of your places.")
      }
      static var silent: LocalizedStringResource {
        word(
          "rain.screen.silent",
          "Nothing is sent, because notifications are not allowed. Allow them in the settings.")
      }
    }

    enum Row {
      static func times(_ start: String, _ end: String) -> LocalizedStringResource {
        word("rain.row.times", "\(start) to \(end)")
      }
      static func overnight(_ start: String, _ end: String) -> LocalizedStringResource {
        word("rain.row.overnight", "\(start) until \(end) the next day")
      }
      static func notice(_ time: String) -> LocalizedStringResource {
        word("rain.row.notice", "notified before \(time)")
      }
      static func least(_ amount: String) -> LocalizedStringResource {
        word("rain.row.least", "\(amount) or more")
      }
      static var edit: LocalizedStringResource {
        word("rain.row.edit", "Change")
      }
      static func editNamed(_ name: String) -> LocalizedStringResource {
        word("rain.row.editNamed", "Change the rule for \(name)")
      }
      static var remove: LocalizedStringResource {
        word("rain.row.remove", "Delete")
      }
      static func removeNamed(_ name: String) -> LocalizedStringResource {
        word("rain.row.removeNamed", "Delete the rule for \(name)")
      }
    }

    enum Days {
      static var every: LocalizedStringResource {
        word("rain.days.every", "Every day")
      }
      static var work: LocalizedStringResource {
        word("rain.days.work", "Monday to Friday")
      }
    }

    enum Removed {
      static func message(_ name: String) -> LocalizedStringResource {
        word("rain.removed.message", "The rule for \(name) was deleted")
      }
      static func count(_ rules: Int) -> LocalizedStringResource {
        word("rain.removed.count", "\(rules) rules were deleted")
      }
    }

    enum Outcome {
      static func told(_ day: String) -> LocalizedStringResource {
        word("rain.outcome.told", "\(day): rain is expected, and you are notified")
      }
      static func dry(_ day: String) -> LocalizedStringResource {
        word("rain.outcome.dry", "\(day): the rain forecast stays below your limit")
      }
      static func unknown(_ day: String) -> LocalizedStringResource {
        word(
          "rain.outcome.unknown",
          "\(day): the forecast does not cover your whole trip; nothing was sent")
      }
      static func failed(_ day: String) -> LocalizedStringResource {
        word("rain.outcome.failed", "\(day): the forecast could not be checked; nothing was sent")
      }
    }

    enum Edit {
      static var new: LocalizedStringResource {
        word("rain.edit.new", "New rule")
      }
      static var change: LocalizedStringResource {
        word("rain.edit.change", "Change the rule")
      }
      static var place: LocalizedStringResource {
        word("rain.edit.place", "Place")
      }
      static var start: LocalizedStringResource {
        word("rain.edit.start", "Your trip begins")
      }
      static var end: LocalizedStringResource {
        word("rain.edit.end", "Your trip ends")
      }
      static var local: LocalizedStringResource {
        word("rain.edit.local", "Times are local to the place.")
      }
      static var overnight: LocalizedStringResource {
        word("rain.edit.overnight", "Your trip ends on the next day.")
      }
      static var days: LocalizedStringResource {
        word("rain.edit.days", "Your trip begins on")
      }
      static var notice: LocalizedStringResource {
        word("rain.edit.notice", "Tell me before")
      }
      static var least: LocalizedStringResource {
        word("rain.edit.least", "Tell me about rain of")
      }
      static var dayBefore: LocalizedStringResource {
        word("rain.edit.dayBefore", "You are notified on the day before.")
      }
      static var save: LocalizedStringResource {
        word("rain.edit.save", "Save")
      }
    }

    enum Problem {
      static var days: LocalizedStringResource {
        word("rain.problem.days", "Choose at least one day.")
      }
      static var times: LocalizedStringResource {
        word("rain.problem.times", "Choose an end time that differs from the start time.")
      }
    }

    enum Notice {
      static func title(_ name: String) -> LocalizedStringResource {
        word("rain.notice.title", "\(name): rain on your way")
      }
      static func probability(_ percent: String) -> LocalizedStringResource {
        word("rain.notice.probability", "probability \(percent)")
      }
      static func amount(_ amount: String) -> LocalizedStringResource {
        word("rain.notice.amount", "\(amount) of rain")
      }
    }
  }
}
