/// What `printf` would write for a value, in a reader's locale.
struct FormatSpecifier: Sendable, Equatable {
  /// As written, for a value that is missing.
  var source: String
  var flags = ""
  var width: Int?
  var precision: Int?
  /// The last letter: `d`, `f`, `@`, `x` …
  var conversion: Character
}
