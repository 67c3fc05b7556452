/// One key's words in one language, ready to be filled in.
struct CatalogString: Sendable {
  /// Words, or a choice between words.
  enum Form: Sendable {
    case text(StringTemplate)
    /// By plural category: `one`, `few`, `other` …
    case plural([String: Form])
  }

  /// A `%#@name@` in the words: a part with its own plural.
  struct Substitution: Sendable {
    /// The value it counts, from 1; nil is the next one.
    var position: Int?
    /// How `%arg` is written, without the per cent sign: `lld`.
    var specifier: String
    var form: Form
  }

  var form: Form
  var substitutions: [String: Substitution] = [:]
}

extension CatalogString.Form {
  /// The words for a quantity: an explicit `zero` form for 0, then the language's category, then
  /// `other`.
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
