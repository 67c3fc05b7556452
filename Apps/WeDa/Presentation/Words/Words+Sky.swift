import Foundation

extension Words {
  /// The strings of `sky` in `Localizable.xcstrings`: the sun and the moon.
  enum Sky {
    static var title: LocalizedStringResource {
      word("sky.card.title", "Sun and moon")
    }
    static func above(_ angle: String) -> LocalizedStringResource {
      word("sky.sun.above", "Sun \(angle) above the horizon")
    }
    static func below(_ angle: String) -> LocalizedStringResource {
      word("sky.sun.below", "Sun \(angle) below the horizon")
    }
    static func lit(_ part: String) -> LocalizedStringResource {
      word("sky.moon.lit", "\(part) lit")
    }
  }
}
