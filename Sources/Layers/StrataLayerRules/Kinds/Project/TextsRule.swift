/// Lines that files hold, or never: `.gitignore`, scripts, workflows, headers.
struct TextsRule: RuleKind {
  static let name = "texts"
  static let summary = "lines that files hold, or never: .gitignore, scripts, workflows, headers"
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
      fields.fail("a texts rule has 'require', 'forbid' or 'header'")
    }
  }

  var reach: Reach { .askedFiles }

  func judge(_ house: House) -> Judgement {
    var judgement = Judgement()
    for path in house.paths
    where house.isAsked(path) && files.contains(where: { $0.match(path) != nil }) {
      guard let text = house.text(at: path) else { continue }
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
      Finding(path, nil, $0, "does not say '\($0)'")
    }
    let wrong = said.enumerated().flatMap { number, line -> [Finding] in
      if let unless, line.contains(unless) { return [] }
      return forbidden.filter { line.contains($0) }.map {
        Finding(path, number + 1, $0, "says '\($0)'")
      }
    }
    return missing + wrong + headerFindings(path, lines)
  }

  /// A line of a script or a list, in which a comment begins with `#` and says nothing.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.drop(while: \.isWhitespace).first == "#" ? "" : line
  }

  /// What a line of `.gitignore` leaves out: `.env` for `/.env`, `**/.env` and `.env*`; nothing for
  /// one that takes something back.
  private static func ignored(_ line: Substring) -> String {
    var name = line.drop(while: \.isWhitespace)
    while let last = name.last, last.isWhitespace || last == "*" || last == "/" {
      name.removeLast()
    }
    if name.hasPrefix("**/") { name = name.dropFirst(3) }
    return String(name.first == "/" ? name.dropFirst() : name)
  }

  /// The header's lines in their order, among the comments that the file begins with.
  private func headerFindings(_ path: String, _ lines: [Substring]) -> [Finding] {
    guard !header.isEmpty else { return [] }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var comments = lines.prefix { $0.hasPrefix("//") }[...]
    for part in header {
      let wanted = NamePattern("*" + PathPattern.fill(part, with: ["file": name]) + "*")
      guard let place = comments.firstIndex(where: { wanted.fits(String($0)) }) else {
        let said = PathPattern.fill(part, with: ["file": name])
        return [Finding(path, 1, "header", "has no '\(said)' in its header")]
      }
      comments = comments[(place + 1)...]
    }
    return []
  }
}
