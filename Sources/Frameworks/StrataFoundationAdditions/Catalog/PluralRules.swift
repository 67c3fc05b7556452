import Synchronization
import _FoundationICU

/// CLDR's plural categories, as Foundation's copy of ICU knows them.
enum PluralRules {
  private static let opened = Mutex<[String: OpaquePointer]>([:])

  /// Returns `zero`, `one`, `two`, `few`, `many` or `other`; `other` for a language that ICU does
  /// not know.
  static func category(of quantity: Double, language: String) -> String {
    opened.withLock { opened in
      guard let rules = opened[language] ?? open(language) else { return "other" }
      opened[language] = rules
      return select(quantity, rules)
    }
  }

  private static func open(_ language: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    return swift_uplrules_open(language, &status)
  }

  private static func select(_ quantity: Double, _ rules: OpaquePointer) -> String {
    ICUText.read(capacity: 16) { swift_uplrules_select(rules, quantity, $0, $1, $2) } ?? "other"
  }
}
