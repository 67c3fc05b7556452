import Foundation

extension Words {
  /// The strings of `outlook` in `Localizable.xcstrings`: tomorrow's rain.
  enum Outlook {
    enum Tomorrow {
      static var title: LocalizedStringResource {
        word("outlook.tomorrow.title", "Tomorrow")
      }
      static var none: LocalizedStringResource {
        word("outlook.tomorrow.none", "No forecast for tomorrow")
      }
    }

    enum Rain {
      static var dry: LocalizedStringResource {
        word("outlook.rain.dry", "No rain expected")
      }
      static var likely: LocalizedStringResource {
        word("outlook.rain.likely", "Rain")
      }
      static func chance(_ percent: String) -> LocalizedStringResource {
        word("outlook.rain.chance", "Rain \(percent)")
      }
    }

    enum Snow {
      static var likely: LocalizedStringResource {
        word("outlook.snow.likely", "Snow")
      }
      static func chance(_ percent: String) -> LocalizedStringResource {
        word("outlook.snow.chance", "Snow \(percent)")
      }
    }

    enum Mixed {
      static var likely: LocalizedStringResource {
        word("outlook.mixed.likely", "Rain or snow")
      }
      static func chance(_ percent: String) -> LocalizedStringResource {
        word("outlook.mixed.chance", "Rain or snow \(percent)")
      }
    }

    enum Amount {
      static func day(_ amount: String) -> LocalizedStringResource {
        word("outlook.amount.day", "\(amount) overall")
      }
      static func part(_ amount: String) -> LocalizedStringResource {
        word("outlook.amount.part", "\(amount) forecast for part of the day")
      }
      static var unknown: LocalizedStringResource {
        word("outlook.amount.unknown", "amount not reported")
      }
    }

    enum Start {
      static func time(_ time: String) -> LocalizedStringResource {
        word("outlook.start.time", "from \(time)")
      }
    }
  }
}
