import Foundation

extension Words {
  /// The words of `terminal` in `Localizable.xcstrings`.
  enum Terminal {
    enum Others {
      static var title: LocalizedStringResource {
        word("terminal.others.title", "Others of this name:")
      }
    }
  }
}
