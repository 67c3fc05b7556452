extension MarkdownParser {
  /// An open bracket: the index of its piece in the text, and whether a link may still begin at it.
  struct Bracket {
    var piece: Int
    var isPicture: Bool
    var isActive = true
  }

  /// Records an opening bracket, which may begin a link, a picture or a footnote.
  ///
  /// - Parameter mark: `[`, `![` or `^[`.
  mutating func bracket(_ mark: String) {
    endPlain()
    brackets.append(Bracket(piece: pieces.count, isPicture: mark != "["))
    pieces.append(Piece(text: mark))
    position += mark.unicodeScalars.count
  }

  mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return take("]") }
    if pieces[bracket.piece].text == "^[" { return closeAttributes(bracket) }
    guard bracket.isActive, let (address, end) = destination(after: position + 1) else {
      return take("]")
    }
    endPlain()
    stress(from: bracket.piece + 1)
    pieces[bracket.piece].text = ""
    position = end
    // A text cannot contain an image: its description is shown.
    guard !bracket.isPicture else { return }
    for index in (bracket.piece + 1)..<max(bracket.piece + 1, pieces.count) {
      pieces[index].link = address
    }
    // Links cannot be nested.
    for index in brackets.indices where !brackets[index].isPicture {
      brackets[index].isActive = false
    }
  }

  /// Parses the end of a text such as `^[3 book](inflect: true)`, and inflects the noun by the
  /// number.
  private mutating func closeAttributes(_ bracket: Bracket) {
    guard peek(1) == "(", let end = source[position...].firstIndex(of: ")") else {
      return take("]")
    }
    let attributes = text(source[(position + 2)..<end]).filter { !$0.isWhitespace }
    endPlain()
    pieces[bracket.piece].text = ""
    position = end + 1
    if attributes.contains("inflect:true") { inflect(from: bracket.piece + 1) }
  }

  private mutating func inflect(from first: Int) {
    guard let language, first < pieces.count,
      let number = GrammaticalNumber(in: pieces[first...].map(\.text).joined(), language),
      number == .several,
      let noun = pieces.indices.last(where: {
        $0 >= first && pieces[$0].text.contains(where: \.isLetter)
      })
    else { return }
    pieces[noun].text = Inflection.plural(ofNounIn: pieces[noun].text, language: language)
  }

  /// Returns the address in `(address "title")` and the position after the closing parenthesis;
  /// `nil` if there is none.
  private func destination(after start: Int) -> (address: String, end: Int)? {
    guard start < source.count, source[start] == "(" else { return nil }
    var index = blanks(from: start + 1)
    guard let (address, next) = bracketed(from: index) ?? bare(from: index) else { return nil }
    index = blanks(from: next)
    if index > next, let end = title(from: index) { index = blanks(from: end) }
    guard index < source.count, source[index] == ")" else { return nil }
    return (address, index + 1)
  }

  private func blanks(from index: Int) -> Int {
    source[min(index, source.count)...].firstIndex { !$0.isBlank } ?? source.count
  }

  private func bracketed(from start: Int) -> (String, Int)? {
    guard start < source.count, source[start] == "<" else { return nil }
    guard let end = source[start...].firstIndex(where: { $0 == ">" || $0 == "\n" }),
      source[end] == ">"
    else { return nil }
    return (unescaped(source[(start + 1)..<end]), end + 1)
  }

  /// Parses an address without blanks, with balanced parentheses.
  private func bare(from start: Int) -> (String, Int)? {
    var depth = 0
    var index = start
    while index < source.count, !source[index].isBlank, source[index].value >= 0x20 {
      if source[index] == "\\", index + 1 < source.count {
        index += 1
      } else if source[index] == "(" {
        depth += 1
      } else if source[index] == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      index += 1
    }
    return depth == 0 ? (unescaped(source[start..<index]), index) : nil
  }

  private func title(from start: Int) -> Int? {
    guard start < source.count, ["\"", "'", "("].contains(source[start]) else { return nil }
    let close: Unicode.Scalar = source[start] == "(" ? ")" : source[start]
    return source[(start + 1)...].firstIndex(of: close).map { $0 + 1 }
  }

  private func unescaped(_ scalars: Scalars) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in scalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if isEscaped, !(scalar.isASCII && scalar.isPunctuation) { result.append("\\") }
      result.append(scalar)
      isEscaped = false
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }

  /// Parses a link such as `<https://example.com>` or `<ann@example.com>`. Anything else in angle
  /// brackets is text.
  mutating func automaticLink() {
    guard let end = source[position...].firstIndex(where: { $0 == ">" || $0.isBlank }),
      source[end] == ">", end > position + 1
    else { return take("<") }
    let words = text(source[(position + 1)..<end])
    guard let address = Self.address(words) else { return take("<") }
    endPlain()
    pieces.append(Piece(text: words, link: address))
    position = end + 1
  }

  private static func address(_ words: String) -> String? {
    if words.contains("<") { return nil }
    if let colon = words.firstIndex(of: ":"), isScheme(words[..<colon]) { return words }
    let parts = words.split(separator: "@", omittingEmptySubsequences: false)
    let isMail = parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains("/") }
    return isMail ? "mailto:" + words : nil
  }

  private static func isScheme(_ name: Substring) -> Bool {
    (2...32).contains(name.count) && name.first?.isLetter == true
      && name.utf8.allSatisfy { byte in
        byte < 128
          && (Character(Unicode.Scalar(byte)).isLetter
            || Character(Unicode.Scalar(byte)).isNumber || "+-.".utf8.contains(byte))
      }
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "hellip": "…", "ndash": "–", "mdash": "—",
  ]

  /// Parses a character reference such as `&amp;`, `&#33;` or `&#x21;`. A reference with an unknown
  /// name stays text.
  mutating func entity() {
    let rest = source[(position + 1)...].prefix(10)
    guard let end = rest.firstIndex(of: ";") else { return take("&") }
    let name = text(source[(position + 1)..<end])
    guard let scalar = Self.entities[name] ?? Self.numbered(name) else { return take("&") }
    take(scalar)
    position = end + 1
  }

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.map { $0 == 0 ? "\u{FFFD}" : Unicode.Scalar($0) ?? "\u{FFFD}" }
  }
}
