/// The reason for which a `.strings` or `.stringsdict` file cannot be parsed.
package struct StringsFault: Error, Equatable, CustomStringConvertible {
  /// The line of the error, from 1; `nil` if the format has no lines.
  package var line: Int?
  /// The unexpected or missing part.
  var reason: String

  package var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
