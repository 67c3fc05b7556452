import Foundation

extension Words {
  /// The strings of `switched` in `Localizable.xcstrings`.
  enum Switched {
    enum Banner {
      static var title: LocalizedStringResource {
        word("switched.banner.title", "Source switched")
      }
      /// Returns the message of the banner about the provider that answered instead.
      ///
      /// - Parameters:
      ///   - first: The provider that was asked first.
      ///   - other: The provider that answered.
      static func message(_ first: String, _ other: String) -> LocalizedStringResource {
        word(
          "switched.banner.message", "\(first) gave no weather, so this weather is from \(other).")
      }
    }
  }
}
