/// A rule about lines that text files must or must not have: in `.gitignore`, scripts, workflows or
/// file headers.
struct TextsRule: RuleKind {
  static let name = "texts"
  static let summary =
    "lines that files must or may not contain: .gitignore, scripts, workflows, headers"
  static let needs: FactNeeds = []

  private let files: [PathPattern]
  private let required: [String]
  private let forbidden: [String]
  private let header: [String]
  private let unless: String?
  private let containing: String?

  init(_ fields: inout Fields) {
    files = fields.requiredTexts("files").map { PathPattern($0) }
    required = fields.texts("require")
    forbidden = fields.texts("forbid")
    header = fields.texts("header")
    unless = fields.optionalText("unlessLineHas")
    containing = fields.optionalText("whereFileHas")
    if required.isEmpty, forbidden.isEmpty, header.isEmpty {
      fields.fail("a texts rule needs 'require', 'forbid' or 'header'")
    }
  }

  var reach: Reach { .askedFiles }

  func judge(_ project: SourceProject) -> Judgement {
    var judgement = Judgement()
    for path in project.paths
    where project.isAsked(path) && files.contains(where: { $0.match(path) != nil }) {
      guard let text = project.text(at: path) else { continue }
      if let containing, !text.contains(containing) { continue }
      judgement.matched += 1
      judgement.findings += findings(path, text)
    }
    return judgement
  }

  private func findings(_ path: String, _ text: String) -> [Finding] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let said = path.hasSuffix(".swift") ? lines : lines.map(Self.withoutComment)
    let names = path.split(separator: "/").last == ".gitignore" ? said.map(Self.ignored) : nil
    let missing = required.filter { wanted in
      names.map { !$0.contains(wanted) } ?? !said.contains { $0.contains(wanted) }
    }.map {
      Finding(path, nil, $0, "does not contain '\($0)'")
    }
    let wrong = said.enumerated().flatMap { number, line -> [Finding] in
      if let unless, line.contains(unless) { return [] }
      return forbidden.compactMap { text in
        guard let place = line.range(of: text)?.lowerBound else { return nil }
        let column = line[..<place].utf16.count + 1
        return Finding(path, number + 1, column: column, text, "contains '\(text)'")
      }
    }
    return missing + wrong + headerFindings(path, lines)
  }

  /// Returns a line of a script or list, or an empty one if it is a comment that begins with `#`.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.drop(while: \.isWhitespace).first == "#" ? "" : line
  }

  /// Returns the name that a line of `.gitignore` excludes: `.env` for `/.env`, `**/.env` and
  /// `.env*`. For a negated line, returns an empty text.
  private static func ignored(_ line: Substring) -> String {
    var name = line.drop(while: \.isWhitespace)
    while let last = name.last, last.isWhitespace || last == "*" || last == "/" {
      name.removeLast()
    }
    if name.hasPrefix("**/") { name = name.dropFirst(3) }
    return String(name.first == "/" ? name.dropFirst() : name)
  }

  /// Returns findings for header lines that are missing or out of order in the file's first
  /// comments.
  private func headerFindings(_ path: String, _ lines: [Substring]) -> [Finding] {
    guard !header.isEmpty else { return [] }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var comments = lines.prefix { $0.hasPrefix("//") }[...]
    for part in header {
      let wanted = NamePattern("*" + PathPattern.fill(part, with: ["file": name]) + "*")
      guard let place = comments.firstIndex(where: { wanted.fits(String($0)) }) else {
        let said = PathPattern.fill(part, with: ["file": name])
        return [Finding(path, 1, "header", "must begin with a comment that has the line '\(said)'")]
      }
      comments = comments[(place + 1)...]
    }
    return []
  }
}
