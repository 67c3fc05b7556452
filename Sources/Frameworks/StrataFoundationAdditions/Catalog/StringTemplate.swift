/// A text with format specifiers: `%lld`, `%2$@`, `%.1f`, `%#@cities@`, `%%`.
struct StringTemplate: Sendable, Equatable {
  enum Part: Sendable, Equatable {
    case literal(String)
    /// A value, by its position from 1, or the next one.
    case argument(position: Int?, FormatSpecifier)
    /// A part with a separate plural form.
    case substitution(name: String, position: Int?)
    /// `%arg`: inside of a substitution, the value that it counts.
    case counted
  }

  /// The text before parsing.
  let source: String
  let parts: [Part]

  init(_ source: String) {
    self.source = source
    var parser = TemplateParser(source)
    parts = parser.parts()
  }
}
