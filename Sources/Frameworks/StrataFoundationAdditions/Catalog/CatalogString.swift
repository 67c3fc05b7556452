/// The text of a key in one language.
package struct CatalogString: Sendable {
  /// A text, or texts among which a number chooses.
  enum Form: Sendable {
    case text(StringTemplate)
    /// The texts for each plural category, such as `one`, `few` and `other`.
    case plural([String: Form])
  }

  /// A part of a text that has a separate plural, written `%#@name@`.
  struct Substitution: Sendable {
    /// The position, from 1, of the value that the part counts; `nil` for the next value.
    var position: Int?
    /// The format specifier for `%arg`, without the percent sign, such as `lld`.
    var specifier: String
    var form: Form
  }

  var form: Form
  var substitutions: [String: Substitution] = [:]
}

extension CatalogString.Form {
  /// Returns the text for a quantity: for 0 the form `zero` if there is one, otherwise the form of
  /// the language's plural category, otherwise `other`.
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
