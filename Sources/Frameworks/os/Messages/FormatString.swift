import Foundation

/// A parser of format strings of C, with the additions of `os_log`, such as `%{public}@`.
struct FormatString {
  private var rest: Substring
  private var arguments: ArraySlice<any CVarArg>
  private var parts: [LogPart] = []

  /// Returns the message of a format and its arguments.
  static func message(_ format: String, _ arguments: [any CVarArg]) -> OSLogMessage {
    var reader = FormatString(rest: format[...], arguments: arguments[...])
    while let part = reader.next() { reader.parts.append(part) }
    return OSLogMessage(parts: reader.parts)
  }

  private mutating func next() -> LogPart? {
    guard let first = rest.first else { return nil }
    guard first == "%" else {
      let literal = rest.prefix { $0 != "%" }
      rest.removeFirst(literal.count)
      return .literal(String(literal))
    }
    rest.removeFirst()
    return value()
  }

  /// Parses a format specifier after its percent sign.
  private mutating func value() -> LogPart {
    let privacy = readPrivacy()
    var flags = read { "+-# 0'".contains($0) }
    flags += number()
    if rest.first == "." {
      rest.removeFirst()
      flags += ".\(number())"
    }
    _ = read { "hlqLztj".contains($0) }
    guard let letter = rest.popFirst() else { return .literal("%") }
    if letter == "%" { return .literal("%") }
    // It takes no value: with one, each later value would have the privacy of another.
    if letter == "m" { return .literal(String(cString: strerror(errno))) }
    guard let argument = arguments.popFirst() else { return .literal("<decode: missing data>") }
    return Self.part(argument, flags: flags, letter: letter, privacy: privacy)
  }

  private mutating func read(while isPart: (Character) -> Bool) -> String {
    let text = rest.prefix(while: isPart)
    rest.removeFirst(text.count)
    return String(text)
  }

  /// Parses a width or a precision. A star takes the number from the arguments.
  private mutating func number() -> String {
    guard rest.first == "*" else { return read { $0.isASCII && $0.isNumber } }
    rest.removeFirst()
    return (arguments.popFirst() as? any BinaryInteger).map { "\($0)" } ?? ""
  }

  private mutating func readPrivacy() -> OSLogPrivacy {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return .auto }
    let words = rest[rest.index(after: rest.startIndex)..<end]
      .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    rest = rest[rest.index(after: end)...]
    let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
    if words.contains("sensitive") { return .sensitive(mask: mask) }
    if words.contains("private") { return .private(mask: mask) }
    return words.contains("public") ? .public : .auto(mask: mask)
  }

  /// Formats an argument by its type, whatever the letter of the specifier is. So a wrong letter
  /// results in a wrong text, not in reading other memory.
  private static func part(
    _ argument: any CVarArg, flags: String, letter: Character, privacy: OSLogPrivacy
  ) -> LogPart {
    let (text, isNumber) =
      switch argument {
      case let number as any BinaryInteger: (integer(number, flags, letter), true)
      case let number as any BinaryFloatingPoint: (fraction(Double(number), flags, letter), true)
      case let text as UnsafePointer<CChar> where letter == "s": (string(text, flags), false)
      default: (String(describing: argument), false)
      }
    return .value(text, isOpen: isNumber, align: .none, privacy: privacy)
  }

  /// Reads a C string. With a precision, at most that many bytes are read, and no zero is needed at
  /// the end.
  private static func string(_ text: UnsafePointer<CChar>, _ flags: String) -> String {
    guard let point = flags.firstIndex(of: "."),
      case let limit = Int(flags[flags.index(after: point)...]) ?? 0, limit >= 0
    else { return String(cString: text) }
    let bytes = UnsafeRawBufferPointer(start: text, count: strnlen(text, limit))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func integer(
    _ number: any BinaryInteger, _ flags: String, _ letter: Character
  ) -> String {
    switch letter {
    case "x", "X", "o", "u":
      String(format: "%\(flags)ll\(letter)", UInt64(truncatingIfNeeded: number) & mask(of: number))
    case "c": Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String($0) } ?? ""
    default:
      Int64(exactly: number).map { String(format: "%\(flags)lld", $0) } ?? "\(number)"
    }
  }

  /// Returns the bits that a number of the argument's type can have.
  private static func mask(of number: any BinaryInteger) -> UInt64 {
    number.bitWidth >= 64 ? .max : (1 << UInt64(number.bitWidth)) - 1
  }

  private static func fraction(_ number: Double, _ flags: String, _ letter: Character) -> String {
    String(format: "%\(flags)\("aAeEfFgG".contains(letter) ? letter : "f")", number)
  }
}
