/// A parser of a `.strings` file's entries: `"key" = "words";` with comments between them.
///
///     try StringsParser(#""Save" = "Sichern";"#).entries()    // ["Save": "Sichern"]
///
/// It follows Apple's parser: a key of one word needs no quotes, a key without a value is also the
/// value, and the later of two entries for a key is used.
struct StringsParser {
  private var rest: Substring.UnicodeScalarView
  private var line = 1

  init(_ text: String) { rest = Substring(text).unicodeScalars }

  /// Returns all entries of the file.
  ///
  /// - Throws: ``StringsFault`` with the line of the first invalid entry.
  mutating func entries() throws(StringsFault) -> [String: String] {
    var entries: [String: String] = [:]
    try skipBlank()
    while !rest.isEmpty {
      let key = try word(named: "key")
      try skipBlank()
      entries[key] = try take("=") ? value(of: key) : key
      try expectEnd(of: key)
      try skipBlank()
    }
    return entries
  }

  private mutating func value(of key: String) throws(StringsFault) -> String {
    try skipBlank()
    let value = try word(named: "value of \"\(key)\"")
    try skipBlank()
    return value
  }

  private mutating func expectEnd(of key: String) throws(StringsFault) {
    guard take(";") else {
      throw fault("the entry of \"\(key)\" must end with a semicolon, but \(found) follows")
    }
  }

  // MARK: Words

  private mutating func word(named name: String) throws(StringsFault) -> String {
    for quote in ["\"", "'"] as [Unicode.Scalar] where rest.first == quote {
      return try quoted(quote, name)
    }
    let word = rest.prefix(while: Self.standsWithoutQuotes)
    guard !word.isEmpty else {
      throw fault("the \(name) must begin with a quotation mark, but \(found) follows")
    }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private static func standsWithoutQuotes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-", "$", ":", "/": true
    default: false
    }
  }

  private mutating func quoted(
    _ quote: Unicode.Scalar, _ name: String
  ) throws(StringsFault) -> String {
    let start = line
    rest.removeFirst()
    // As UTF-16, since an escape may be one half of a surrogate pair.
    var units: [UInt16] = []
    while let scalar = next() {
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" { units.append(contentsOf: try escaped()) } else { units += scalar.utf16 }
    }
    throw StringsFault(
      line: start, reason: "the \(name) that begins here has no closing quotation mark")
  }

  private mutating func escaped() throws(StringsFault) -> [UInt16] {
    guard let scalar = next() else { throw fault("the file ends after a backslash") }
    switch scalar {
    case "n": return [0x0A]
    case "t": return [0x09]
    case "r": return [0x0D]
    case "a": return [0x07]
    case "b": return [0x08]
    case "f": return [0x0C]
    case "v": return [0x0B]
    case "U", "u": return [try codeUnit()]
    case "0"..."7": return [octal(from: scalar)]
    default: return Array(scalar.utf16)
    }
  }

  private mutating func codeUnit() throws(StringsFault) -> UInt16 {
    let digits = rest.prefix(4).prefix { $0.properties.isASCIIHexDigit }
    guard digits.count == 4, let unit = UInt16(String(digits), radix: 16) else {
      throw fault("\\U must be followed by four hexadecimal digits")
    }
    rest = rest[digits.endIndex...]
    return unit
  }

  private mutating func octal(from first: Unicode.Scalar) -> UInt16 {
    let digits = rest.prefix(2).prefix { "0"..."7" ~= $0 }
    rest = rest[digits.endIndex...]
    return UInt16("\(first)\(String(digits))", radix: 8) ?? 0
  }

  // MARK: White space and comments

  private mutating func skipBlank() throws(StringsFault) {
    while let scalar = rest.first {
      if scalar.properties.isWhitespace {
        _ = next()
      } else if rest.starts(with: "//".unicodeScalars) {
        while let other = rest.first, other != "\n", other != "\r" { _ = next() }
      } else if rest.starts(with: "/*".unicodeScalars) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StringsFault) {
    let start = line
    rest.removeFirst(2)
    while !rest.starts(with: "*/".unicodeScalars) {
      guard next() != nil else {
        throw StringsFault(line: start, reason: "the comment that begins here has no closing */")
      }
    }
    rest.removeFirst(2)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func next() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    if scalar == "\n" || scalar == "\r" && rest.first != "\n" { line += 1 }
    return scalar
  }

  private var found: String { rest.first.map { "\"\($0)\"" } ?? "the end of the file" }

  private func fault(_ reason: String) -> StringsFault { StringsFault(line: line, reason: reason) }
}
