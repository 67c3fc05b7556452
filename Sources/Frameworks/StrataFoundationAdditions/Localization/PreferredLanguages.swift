import Foundation

/// The languages of the person who is being answered, most wanted first.
///
/// On Apple's platforms this is the per-app language of Settings. A server answers many people at
/// once, so here it belongs to the running task, and the host sets it for each device:
///
///     PreferredLanguages.$current.withValue(["pt-BR", "en"]) {
///       String(localized: "Favorites")    // "Favoritos"
///     }
///
/// Outside any such scope it is English, whatever the server's own `LANG` says: what a page says
/// must not depend on who started the process.
package enum PreferredLanguages {
  /// BCP 47 identifiers (`pt-BR`, `ar`), most wanted first. An empty list counts as English.
  @TaskLocal package static var current: [String] = ["en"]

  /// The locale in which values are formatted for this reader: that of the first language.
  package static var locale: Locale { Locale(identifier: current.first ?? "en") }
}

extension Locale {
  /// `Locale.current` names the server's own locale on Linux (always `en_001`), which says nothing
  /// about the reader; where an Apple signature defaults to it, the reader's locale is meant.
  var ofReader: Locale {
    self == .current || self == .autoupdatingCurrent ? PreferredLanguages.locale : self
  }
}
