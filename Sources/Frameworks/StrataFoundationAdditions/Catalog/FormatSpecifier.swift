/// A `printf` format specifier, by which a value is formatted in a reader's locale.
struct FormatSpecifier: Sendable, Equatable {
  /// The specifier's source, which is shown if the value is missing.
  var source: String
  var flags = ""
  var width: Int?
  var precision: Int?
  /// The last letter: `d`, `f`, `@`, `x` …
  var conversion: Character
}
