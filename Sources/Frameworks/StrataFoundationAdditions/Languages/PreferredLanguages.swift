import Foundation

/// The preferred languages of the person for whom the running code works, the preferred one first.
///
/// On Apple's platforms a person sets the language of an app in Settings. A server works for many
/// people at once, so the languages belong to the running task, and the host sets them for each
/// device:
///
///     PreferredLanguages.$current.withValue(["pt-BR", "en"]) {
///       String(localized: "Favorites")    // "Favoritos"
///     }
///
/// Outside of such a scope the language is English, whatever the server's `LANG` is, since a page's
/// text must not depend on the environment of the process.
package enum PreferredLanguages {
  /// The identifiers of the languages (BCP 47, such as `pt-BR` and `ar`), the preferred one first.
  /// An empty list is treated as English.
  @TaskLocal package static var current: [String] = ["en"]

  /// The locale in which values are formatted for the reader: that of the first language.
  package static var locale: Locale { Locale(identifier: current.first ?? "en") }
}

extension Locale {
  /// This locale; or the reader's locale if this one is the current locale of the process.
  ///
  /// On Linux `Locale.current` is always `en_001`, which is independent of the reader. Functions
  /// whose default in Apple's interface is the current locale use the reader's instead.
  var ofReader: Locale {
    self == .current || self == .autoupdatingCurrent ? PreferredLanguages.locale : self
  }
}
