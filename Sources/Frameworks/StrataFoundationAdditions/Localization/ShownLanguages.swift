import Foundation
import Synchronization

/// The languages in which texts were found while a page was rendered. They may not include any of
/// the reader's languages.
///
///     let shown = ShownLanguages()
///     ShownLanguages.$current.withValue(shown) { draw() }
///     shown.main(insteadOf: "de")    // "en": the app has no German
package final class ShownLanguages: Sendable {
  @TaskLocal package static var current: ShownLanguages?

  private let found = Mutex<[String: Int]>([:])

  package init() {}

  func note(_ language: String) { found.withLock { $0[language, default: 0] += 1 } }

  /// Returns the language of most texts if it differs from the wanted language; `nil` if it does
  /// not, or if no text was found. Regions are not compared.
  package func main(insteadOf wanted: String) -> String? {
    let most = found.withLock { found in
      // Of several with the same number the first by its name, so that it is the same each time.
      found.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    return most.flatMap { LanguageMatch.haveSameScript($0, wanted) ? nil : $0 }
  }
}
