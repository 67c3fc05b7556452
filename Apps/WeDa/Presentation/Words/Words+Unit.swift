import Foundation

extension Words {
  /// The strings of `unit` in `Localizable.xcstrings`: numbers with their units.
  enum Unit {
    enum Temperature {
      static func value(_ number: String) -> LocalizedStringResource {
        word("unit.temperature.value", "\(number)°")
      }
    }

    enum Speed {
      static func metersPerSecond(_ number: String) -> LocalizedStringResource {
        word("unit.speed.metersPerSecond", "\(number) m/s")
      }
      static func kilometersPerHour(_ number: String) -> LocalizedStringResource {
        word("unit.speed.kilometersPerHour", "\(number) km/h")
      }
      static func milesPerHour(_ number: String) -> LocalizedStringResource {
        word("unit.speed.milesPerHour", "\(number) mph")
      }
      static func knots(_ number: String) -> LocalizedStringResource {
        word("unit.speed.knots", "\(number) kn")
      }
      static func beaufort(_ force: String) -> LocalizedStringResource {
        word("unit.speed.beaufort", "Force \(force)")
      }
    }

    enum Pressure {
      static func hectopascals(_ number: String) -> LocalizedStringResource {
        word("unit.pressure.hectopascals", "\(number) hPa")
      }
      static func inchesOfMercury(_ number: String) -> LocalizedStringResource {
        word("unit.pressure.inchesOfMercury", "\(number) inHg")
      }
      static func millimetersOfMercury(_ number: String) -> LocalizedStringResource {
        word("unit.pressure.millimetersOfMercury", "\(number) mmHg")
      }
    }

    enum Length {
      static func kilometers(_ number: String) -> LocalizedStringResource {
        word("unit.length.kilometers", "\(number) km")
      }
      static func miles(_ number: String) -> LocalizedStringResource {
        word("unit.length.miles", "\(number) mi")
      }
      static func meters(_ number: String) -> LocalizedStringResource {
        word("unit.length.meters", "\(number) m")
      }
    }

    enum Depth {
      static func millimeters(_ number: String) -> LocalizedStringResource {
        word("unit.depth.millimeters", "\(number) mm")
      }
      static func inches(_ number: String) -> LocalizedStringResource {
        word("unit.depth.inches", "\(number) in")
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
