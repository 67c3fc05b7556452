/// A preview's body that begins with `@Previewable` properties, which become properties of a view
/// around the rest.
///
///     #Preview("Item") { @Previewable @State var item = Item(); ItemView(item: item) }
struct PreviewableBody {
  /// The macro's arguments before the braces; empty if there are none.
  let arguments: String
  private(set) var properties: [String] = []
  private(set) var content: String

  /// Parses a body; returns `nil` if it has no `@Previewable` property.
  init?(_ source: String) {
    var scanner = SourceScanner(source)
    var arguments = ""
    if case .group(let group) = scanner.peek(), group.hasPrefix("(") {
      _ = scanner.next()
      arguments = String(group)
    }
    guard case .group(let body) = scanner.next(), body.hasPrefix("{") else { return nil }
    self.arguments = arguments
    var inner = SourceScanner(String(body.dropFirst().dropLast()))
    while let property = Self.property(&inner) { properties.append(property) }
    content = String(inner.rest)
    if properties.isEmpty { return nil }
  }

  /// Returns the next statement without the attribute `@Previewable`; `nil` if it has none.
  private static func property(_ scanner: inout SourceScanner) -> String? {
    var ahead = scanner
    guard ahead.next() == .symbol("@"), ahead.next() == .word("Previewable") else { return nil }
    ahead.skipTrivia()
    let start = ahead.rest
    var end = start.startIndex
    var last: SourceScanner.Token?
    var isNamed = false
    while let token = ahead.peek(), !(isNamed && ahead.isStatement(token, after: last, from: end)) {
      // `var` and the name after it belong together.
      isNamed = isNamed || last == .word("var")
      _ = ahead.next()
      end = ahead.rest.startIndex
      last = token
    }
    if ahead.peek() == .symbol(";") { _ = ahead.next() }
    scanner = ahead
    return String(start[..<end])
  }
}
