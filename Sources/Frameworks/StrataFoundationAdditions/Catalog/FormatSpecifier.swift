/// A `printf` format specifier, by which a value is formatted in a reader's locale.
struct FormatSpecifier: Sendable, Equatable {
  /// The text of the specifier, which is shown if the value is missing.
  var source: String
  var flags = ""
  var width: Int?
  var precision: Int?
  /// The last letter, such as `d`, `f`, `@` or `x`.
  var conversion: Character
}
