import Foundation

extension Words {
  /// The strings of `stale` in `Localizable.xcstrings`.
  enum Stale {
    enum Banner {
      static var title: LocalizedStringResource {
        word("stale.banner.title", "Showing cached data (offline)")
      }
      static var stored: LocalizedStringResource {
        word("stale.banner.stored", "Showing the stored copy")
      }
    }

    enum Age {
      static var now: LocalizedStringResource {
        word("stale.age.now", "Less than a minute old")
      }
      static func minutes(_ count: Int) -> LocalizedStringResource {
        word("stale.age.minutes", "\(count) minutes old")
      }
      static func hours(_ count: Int) -> LocalizedStringResource {
        word("stale.age.hours", "\(count) hours old")
      }
      static func days(_ count: Int) -> LocalizedStringResource {
        word("stale.age.days", "\(count) days old")
      }
    }
  }
}
