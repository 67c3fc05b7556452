/// The text of a key in one language.
struct CatalogString: Sendable {
  /// A text, or a choice between texts.
  enum Form: Sendable {
    case text(StringTemplate)
    /// Texts by plural category: `one`, `few`, `other` …
    case plural([String: Form])
  }

  /// A `%#@name@` in a text: a part with a separate plural.
  struct Substitution: Sendable {
    /// The position of the value that it counts, from 1; `nil` for the next one.
    var position: Int?
    /// The format specifier of `%arg`, without the percent sign: `lld`.
    var specifier: String
    var form: Form
  }

  var form: Form
  var substitutions: [String: Substitution] = [:]
}

extension CatalogString.Form {
  /// Returns the text for a quantity: an explicit `zero` form for 0, or else that of the language's
  /// plural category, or else `other`.
  func template(for quantity: Double?, language: String) -> StringTemplate? {
    switch self {
    case .text(let template):
      return template
    case .plural(let forms):
      let category = quantity.map { PluralRules.category(of: $0, language: language) }
      let zero = quantity == 0 ? forms["zero"] : nil
      let chosen = zero ?? category.flatMap { forms[$0] } ?? forms["other"]
      return chosen?.template(for: quantity, language: language)
    }
  }
}
