import Foundation
import Synchronization

/// The languages that words were found in while something was drawn: those of the catalogs, which may
/// have none of the languages that a reader wants.
///
///     let shown = ShownLanguages()
///     ShownLanguages.$current.withValue(shown) { draw() }
///     shown.main(insteadOf: "de")    // "en": the app has no German
package final class ShownLanguages: Sendable {
  @TaskLocal package static var current: ShownLanguages?

  private let found = Mutex<[String: Int]>([:])

  package init() {}

  func note(_ language: String) { found.withLock { $0[language, default: 0] += 1 } }

  /// The language of most words, if it is another one than was wanted; `nil` too where no catalog had
  /// any words. A region does not make another language.
  package func main(insteadOf wanted: String) -> String? {
    let most = found.withLock { found in
      // Of as many words the first by its name, so that it is the same each time.
      found.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    return most.flatMap { LanguageMatch.haveSameScript($0, wanted) ? nil : $0 }
  }
}
