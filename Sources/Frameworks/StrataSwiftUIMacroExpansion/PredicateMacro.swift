/// The expansion of `#Predicate<Trip> { … }`: Foundation's macro with the same arguments, in which
/// `condition[trip]` replaces `condition.evaluate(trip)`.
///
/// Foundation's macro rejects `evaluate(_:)` on Linux. It accepts a subscript, for which
/// StrataFoundationAdditions declares the expression.
struct PredicateMacro {
  /// The text after the macro's name.
  let arguments: String

  init(source: String) throws(MacroError) {
    var scanner = SourceScanner(source)
    while let token = scanner.peek(), token != .symbol("#") { _ = scanner.next() }
    guard scanner.next() != nil, scanner.next() != nil else {
      throw MacroError("#Predicate: the compiler sent no macro in '\(source)'")
    }
    // `#Foundation.Predicate`
    if scanner.peek() == .symbol(".") {
      _ = scanner.next()
      _ = scanner.next()
    }
    arguments = String(scanner.rest)
  }

  /// The source that the macro expands to.
  var expansion: String { "#_FoundationPredicate" + Self.subscripted(arguments) }

  /// Returns source with subscripts in place of the calls of `evaluate(_:)`.
  private static func subscripted(_ source: String) -> String {
    var scanner = SourceScanner(source)
    var (result, end) = ("", source.startIndex)
    while true {
      if let input = input(&scanner) {
        // Without the white space before the dot: a subscript cannot begin a line.
        result += "[\(subscripted(input))]"
      } else if let token = scanner.next() {
        result += text(token, source[end..<scanner.rest.startIndex])
      } else {
        return result + source[end...]
      }
      end = scanner.rest.startIndex
    }
  }

  /// Returns a token with what precedes it, without calls of `evaluate(_:)`.
  private static func text(_ token: SourceScanner.Token, _ source: Substring) -> String {
    guard case .group(let group) = token, let last = group.last, group.count > 1,
      let first = group.first, "([{".contains(first)
    else { return String(source) }
    let content = subscripted(String(group.dropFirst().dropLast()))
    return "\(source[..<group.startIndex])\(first)\(content)\(last)"
  }

  /// Consumes `.evaluate(input)` and returns the input; `nil` if something else follows.
  private static func input(_ scanner: inout SourceScanner) -> String? {
    var copy = scanner
    guard copy.next() == .symbol("."), copy.next() == .word("evaluate"),
      case .group(let group) = copy.next(), group.first == "("
    else { return nil }
    let input = String(group.dropFirst().dropLast())
    var content = SourceScanner(input)
    while let token = content.next() {
      // Foundation's macro accepts only subscripts with one argument.
      if token == .symbol(",") { return nil }
    }
    scanner = copy
    return input
  }
}
