/// Names in the style of services.
enum SnakeCase {
  /// Returns `line_items` for `lineItems`.
  static func of(_ name: String) -> String {
    name.reduce(into: "") { result, letter in
      if letter.isUppercase, !result.isEmpty { result += "_" }
      result += letter.lowercased()
    }
  }
}
