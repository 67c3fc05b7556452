import Foundation

extension Words {
  /// The strings of `warning` in `Localizable.xcstrings`.
  enum Warning {
    static var title: LocalizedStringResource {
      word("warning.card.title", "Official warnings")
    }
    static var none: LocalizedStringResource {
      word("warning.card.none", "No source of warnings for this place")
    }
    static func quiet(_ source: String) -> LocalizedStringResource {
      word("warning.card.quiet", "No warnings now. Source: \(source)")
    }
    static func count(_ warnings: Int, _ source: String) -> LocalizedStringResource {
      word("warning.card.count", "\(warnings) warnings above. Source: \(source)")
    }
    static var text: LocalizedStringResource {
      word("warning.text.title", "Full text")
    }
    static func period(_ start: String, _ end: String) -> LocalizedStringResource {
      word("warning.time.period", "From \(start) until \(end)")
    }
    static func from(_ start: String) -> LocalizedStringResource {
      word("warning.time.from", "From \(start)")
    }
    static func until(_ end: String) -> LocalizedStringResource {
      word("warning.time.until", "Until \(end)")
    }
    static func issuer(_ name: String) -> LocalizedStringResource {
      word("warning.issuer.name", "Issued by \(name)")
    }
  }
}
