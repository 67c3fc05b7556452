import Foundation

/// The preferred languages of the person whose request is answered, most wanted first.
///
/// On Apple's platforms this is the per-app language of Settings. A server answers many people at
/// once, so here it belongs to the running task, and the host sets it for each device:
///
///     PreferredLanguages.$current.withValue(["pt-BR", "en"]) {
///       String(localized: "Favorites")    // "Favoritos"
///     }
///
/// Outside of such a scope it is English, regardless of the server's `LANG`: a page's text must not
/// depend on the environment of the process.
package enum PreferredLanguages {
  /// BCP 47 identifiers (`pt-BR`, `ar`), most wanted first. An empty list counts as English.
  @TaskLocal package static var current: [String] = ["en"]

  /// The locale in which values are formatted for this reader: that of the first language.
  package static var locale: Locale { Locale(identifier: current.first ?? "en") }
}

extension Locale {
  /// The locale, or the reader's if it is the current one.
  ///
  /// On Linux `Locale.current` is always `en_001`, which says nothing about the reader. Where an
  /// Apple signature defaults to it, the reader's locale is meant.
  var ofReader: Locale {
    self == .current || self == .autoupdatingCurrent ? PreferredLanguages.locale : self
  }
}
