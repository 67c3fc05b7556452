/// A text with format specifiers, such as `%lld`, `%2$@`, `%.1f`, `%#@cities@` and `%%`.
struct StringTemplate: Sendable, Equatable {
  enum Part: Sendable, Equatable {
    case literal(String)
    /// A value that is inserted: the one at a position, from 1, or the next one.
    case argument(position: Int?, FormatSpecifier)
    /// A part with a separate plural form.
    case substitution(name: String, position: Int?)
    /// The value that a substitution counts, written `%arg`.
    case counted
  }

  /// The text from which the template was parsed.
  let source: String
  let parts: [Part]

  init(_ source: String) {
    self.source = source
    var parser = TemplateParser(source)
    parts = parser.parts()
  }
}
