/// A parser of format strings.
struct TemplateParser {
  private var rest: Substring
  private var found: [StringTemplate.Part] = []
  private var literal = ""

  init(_ source: String) { rest = source[...] }

  mutating func parts() -> [StringTemplate.Part] {
    while let character = rest.popFirst() {
      if character != "%" {
        literal.append(character)
      } else if let part = special() {
        flush()
        found.append(part)
      }
    }
    flush()
    return found
  }

  private mutating func flush() {
    if !literal.isEmpty { found.append(.literal(literal)) }
    literal = ""
  }

  /// Parses the text after a percent sign; returns `nil` if the sign is literal text.
  private mutating func special() -> StringTemplate.Part? {
    let start = rest
    if rest.first == "%" {
      rest.removeFirst()
      literal.append("%")
      return nil
    }
    if rest.hasPrefix("arg") {
      rest.removeFirst(3)
      return .counted
    }
    let position = positionPrefix()
    if let part = substitution(position) ?? specifier(position, from: start) { return part }
    rest = start
    literal.append("%")
    return nil
  }

  /// Parses the position of a value, such as `2$`; returns `nil` if there is none.
  private mutating func positionPrefix() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let position = Int(digits), position > 0, rest.dropFirst(digits.count).first == "$" else {
      return nil
    }
    rest.removeFirst(digits.count + 1)
    return position
  }

  /// Parses the name of a substitution, such as `#@name@`.
  private mutating func substitution(_ position: Int?) -> StringTemplate.Part? {
    guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
    let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
    rest = rest[rest.index(after: end)...]
    return .substitution(name: name, position: position)
  }

  /// Parses flags, width, precision, size and the conversion letter.
  private mutating func specifier(_ position: Int?, from start: Substring) -> StringTemplate.Part? {
    let flags = String(take { "-+ 0#'".contains($0) })
    let width = number()
    var precision: Int?
    if rest.first == "." {
      rest.removeFirst()
      precision = number() ?? 0
    }
    _ = take { "hlqLzjt".contains($0) }
    guard let letter = rest.first, "@diuxXofFeEgGaAcsSp".contains(letter) else { return nil }
    rest.removeFirst()
    let source = "%" + start[..<rest.startIndex]
    return .argument(
      position: position,
      FormatSpecifier(
        source: source, flags: flags, width: width, precision: precision, conversion: letter))
  }

  /// Parses a width or a precision. A larger one than any text needs would only fill the memory.
  private mutating func number() -> Int? { Int(take(\.isNumber)).map { min($0, 500) } }

  private mutating func take(_ belongs: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: belongs)
    rest.removeFirst(taken.count)
    return taken
  }
}
