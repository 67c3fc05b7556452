/// Why a `.strings` or `.stringsdict` file cannot be read.
struct StringsFault: Error, Equatable, CustomStringConvertible {
  /// The line of the fault, from 1; nil where the format has no lines.
  var line: Int?
  /// What was found there, or what is missing.
  var reason: String

  var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
