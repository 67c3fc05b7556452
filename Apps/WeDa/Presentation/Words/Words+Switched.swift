import Foundation

extension Words {
  /// The words of `switched` in `Localizable.xcstrings`.
  enum Switched {
    enum Banner {
      static var title: LocalizedStringResource {
        word("switched.banner.title", "Source switched")
      }
      /// - Parameters:
      ///   - first: Who was asked first.
      ///   - other: Who answered.
      static func message(_ first: String, _ other: String) -> LocalizedStringResource {
        word(
          "switched.banner.message", "\(first) gave no weather, so this is from \(other).")
      }
    }
  }
}
