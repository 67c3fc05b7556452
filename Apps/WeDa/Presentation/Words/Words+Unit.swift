import Foundation

extension Words {
  /// The strings of `unit` in `Localizable.xcstrings`: numbers with their units, which no end of a
  /// line separates.
  enum Unit {
    enum Temperature {
      static func value(_ number: String) -> LocalizedStringResource {
        word("unit.temperature.value", "\(number)°")
      }
      static func celsius(_ number: String) -> LocalizedStringResource {
        word("unit.temperature.celsius", "\(number)°C")
      }
      static func fahrenheit(_ number: String) -> LocalizedStringResource {
        word("unit.temperature.fahrenheit", "\(number)°F")
      }
    }

    enum Speed {
      static func metersPerSecond(_ number: String) -> LocalizedStringResource {
        word("unit.speed.metersPerSecond", "\(number)\u{A0}m/s")
      }
      static func kilometersPerHour(_ number: String) -> LocalizedStringResource {
        word("unit.speed.kilometersPerHour", "\(number)\u{A0}km/h")
      }
      static func milesPerHour(_ number: String) -> LocalizedStringResource {
        word("unit.speed.milesPerHour", "\(number)\u{A0}mph")
      }
      static func knots(_ number: String) -> LocalizedStringResource {
        word("unit.speed.knots", "\(number)\u{A0}kn")
      }
      static func beaufort(_ force: String) -> LocalizedStringResource {
        word("unit.speed.beaufort", "Force\u{A0}\(force)")
      }
    }

    enum Pressure {
      static func hectopascals(_ number: String) -> LocalizedStringResource {
        word("unit.pressure.hectopascals", "\(number)\u{A0}hPa")
      }
      static func inchesOfMercury(_ number: String) -> LocalizedStringResource {
        word("unit.pressure.inchesOfMercury", "\(number)\u{A0}inHg")
      }
      static func millimetersOfMercury(_ number: String) -> LocalizedStringResource {
        word("unit.pressure.millimetersOfMercury", "\(number)\u{A0}mmHg")
      }
    }

    enum Length {
      static func kilometers(_ number: String) -> LocalizedStringResource {
        word("unit.length.kilometers", "\(number)\u{A0}km")
      }
      static func miles(_ number: String) -> LocalizedStringResource {
        word("unit.length.miles", "\(number)\u{A0}mi")
      }
      static func meters(_ number: String) -> LocalizedStringResource {
        word("unit.length.meters", "\(number)\u{A0}m")
      }
    }

    enum Depth {
      static func millimeters(_ number: String) -> LocalizedStringResource {
        word("unit.depth.millimeters", "\(number)\u{A0}mm")
      }
      static func inches(_ number: String) -> LocalizedStringResource {
        word("unit.depth.inches", "\(number)\u{A0}in")
      }
      static func below(_ amount: String) -> LocalizedStringResource {
        word("unit.depth.below", "<\(amount)")
      }
    }

    enum Offset {
      static func value(_ offset: String) -> LocalizedStringResource {
        word("unit.offset.value", "UTC\(offset)")
      }
    }
  }
}
