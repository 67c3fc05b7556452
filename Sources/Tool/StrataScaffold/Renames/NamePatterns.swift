/// The names that templates write, as patterns such as `fetch{{Entities}}`.
struct NamePatterns {
  /// The patterns in alphabetical order, each with at least one variable.
  let all: [String]

  /// The result of reading the templates, which do not change while the program runs.
  private static let read = Result { try readAll() }

  /// The patterns of names that are composed in code and are in no template.
  private static let composed: Set<String> = [
    "Has{{Entity}}UseCase", "{{entity}}UseCase", "mock{{Entity}}UseCase", "{{entity}}Repository",
    "single{{Entity}}Repository", "to{{Entity}}", "{{feature}}",
  ]

  /// Reads the patterns of all templates and of their paths.
  ///
  /// - Throws: The error of reading the templates.
  init() throws { all = try Self.read.get() }

  private static func readAll() throws -> [String] {
    try TemplateFolder.sources().reduce(into: composed) { $0.formUnion(runs($1)) }.sorted()
  }

  /// Returns the names that the patterns make with two sets of values, the new ones by the old ones.
  ///
  /// Patterns with other variables are left out.
  func names(
    _ old: [String: String], _ new: [String: String]
  ) -> [(pattern: String, old: String, new: String)] {
    all.compactMap { pattern in
      guard let before = Self.text(pattern, old), let after = Self.text(pattern, new),
        before != after
      else { return nil }
      return (pattern, before, after)
    }
  }

  private static func text(_ pattern: String, _ values: [String: String]) -> String? {
    try? Mustache(pattern).text(with: values.mapValues(Mustache.Value.text))
  }

  // MARK: Patterns in a template

  /// Returns the longest parts of a template that consist of letters, digits and variables.
  static func runs(_ template: String) -> Set<String> {
    let bytes = Array(template.utf8)
    var runs: Set<String> = []
    var (start, place) = (0, 0)
    var hasVariable = false
    while place < bytes.count {
      let length = bytes[place].isNamePart ? 1 : variable(in: bytes, at: place)
      place += length
      hasVariable = hasVariable || length > 1
      if length > 0, place < bytes.count { continue }
      if hasVariable { runs.insert(String(decoding: bytes[start..<place], as: UTF8.self)) }
      hasVariable = false
      if length == 0 { place += 1 }
      start = place
    }
    return runs
  }

  /// Returns the number of bytes of a variable such as `{{Entity}}`; 0 if there is none.
  private static func variable(in bytes: [UInt8], at place: Int) -> Int {
    let rest = bytes[place...]
    guard rest.starts(with: "{{".utf8) else { return 0 }
    let name = rest.dropFirst(2).prefix(while: \.isNamePart)
    guard !name.isEmpty, bytes[name.endIndex...].starts(with: "}}".utf8) else { return 0 }
    return name.count + 4
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether the byte is an ASCII letter, a digit or `_`.
  var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
