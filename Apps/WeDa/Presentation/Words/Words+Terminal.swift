import Foundation

extension Words {
  /// The strings of `terminal` in `Localizable.xcstrings`.
  enum Terminal {
    enum Address {
      static func unknown(_ address: String) -> LocalizedStringResource {
        word("terminal.address.unknown", "No place has the address “\(address)”.")
      }
    }
    enum Days {
      static var cut: LocalizedStringResource {
        word("terminal.days.cut", "The days after the first five could not be loaded.")
      }
    }
    enum Others {
      static var title: LocalizedStringResource {
        word("terminal.others.title", "Other places of this name:")
      }
    }
  }
}
