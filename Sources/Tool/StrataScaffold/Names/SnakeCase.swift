/// Functions for names in snake case, which services use.
enum SnakeCase {
  /// Returns a name in snake case: `line_items` for `lineItems`.
  static func of(_ name: String) -> String {
    name.reduce(into: "") { result, letter in
      if letter.isUppercase, !result.isEmpty { result += "_" }
      result += letter.lowercased()
    }
  }
}
