/// What a field holds.
public enum FieldType: Equatable, Sendable {
  case string, optionalString, int, double, bool
  /// One of some words, each a case.
  case choice([String])

  /// - Parameter text: `String`, `String?`, `Int`, `Double`, `Bool`, or words with bars between.
  /// - Throws: ``InputError`` for another type and for words that no case is called.
  init(_ text: String) throws(InputError) {
    switch text {
    case "String": self = .string
    case "String?": self = .optionalString
    case "Int": self = .int
    case "Double": self = .double
    case "Bool": self = .bool
    default: self = .choice(try Self.cases(text))
    }
  }

  private static func cases(_ text: String) throws(InputError) -> [String] {
    let cases = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard cases.count > 1 else {
      throw InputError("type", text, "is none of String, String?, Int, Double, Bool, one|other")
    }
    for name in cases
    where name.first?.isLowercase != true || !name.allSatisfy(\.isLetter)
      || TypeName.keywords.contains(name)
    {
      throw InputError("case", name, "is not a word that begins in lower case")
    }
    return cases
  }
}
