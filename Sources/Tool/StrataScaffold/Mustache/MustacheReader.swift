/// A tokenizer that splits a template into texts and tags.
struct MustacheReader {
  enum Part {
    case text(Substring)
    case variable(String)
    case open(String, isInverted: Bool)
    case close(String)
  }

  private var rest: Substring
  /// A Boolean value that indicates whether only spaces precede the rest of the template on its
  /// line.
  private var isAtStart = true
  private var waiting: Part?

  init(_ template: String) { rest = template[...] }

  mutating func next() throws(Mustache.Failure) -> Part? {
    if let part = waiting {
      waiting = nil
      return part
    }
    guard !rest.isEmpty else { return nil }
    guard let start = rest.firstRange(of: "{{")?.lowerBound else {
      defer { rest = "" }
      return .text(rest)
    }
    let before = rest[..<start]
    guard let end = rest[start...].firstRange(of: "}}") else {
      throw Mustache.Failure(reason: "a tag is not closed")
    }
    let part = Self.tag(rest[start...].dropFirst(2)[..<end.lowerBound])
    rest = rest[end.upperBound...]
    return taken(part, behind: before)
  }

  /// Returns a tag. If a section's tag is alone on its line, the whole line is removed.
  private mutating func taken(_ part: Part, behind before: Substring) -> Part {
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let isAlone =
      !part.isVariable && line.allSatisfy { $0 == " " } && (isAtStart || before.contains("\n"))
      && (rest.isEmpty || rest.first == "\n")
    if isAlone { rest = rest.dropFirst() }
    isAtStart = isAlone
    let kept = isAlone ? before.dropLast(line.count) : before
    guard !kept.isEmpty else { return part }
    waiting = part
    return .text(kept)
  }

  private static func tag(_ text: Substring) -> Part {
    switch text.first {
    case "#": .open(String(text.dropFirst()), isInverted: false)
    case "^": .open(String(text.dropFirst()), isInverted: true)
    case "/": .close(String(text.dropFirst()))
    default: .variable(String(text))
    }
  }
}

extension MustacheReader.Part {
  fileprivate var isVariable: Bool {
    if case .variable = self { true } else { false }
  }
}
