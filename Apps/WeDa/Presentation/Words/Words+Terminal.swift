import Foundation

extension Words {
  /// The strings of `terminal` in `Localizable.xcstrings`.
  enum Terminal {
    enum Others {
      static var title: LocalizedStringResource {
        word("terminal.others.title", "Other places of this name:")
      }
    }
  }
}
