/// A rule about what accompanies each type: a mock, a fixture, a test, a preview.
struct CompanionsRule: TypeRule {
  static let name = "companions"
  static let summary = "companions that must exist for each type: mock, test, fixture, previews"

  var reach: Reach {
    member.isEmpty ? max(type == nil ? .askedFiles : .types, types.reach) : .declarations
  }

  let types: Selection
  private let strip: String
  private let type: String?
  /// The patterns of files, of which one must exist.
  private let files: [String]
  private let member: [NamePattern]
  private let previews: Int
  private let mention: (path: PathPattern, isAsked: Bool)

  init(_ fields: inout Fields) {
    types = Selection.read(&fields)
    strip = fields.optionalText("without") ?? ""
    type = fields.optionalText("type")
    files = fields.texts("file")
    member = fields.patterns("member")
    previews = Int(fields.optionalText("previews") ?? "0") ?? 0
    let path = fields.optionalText("mentionedIn")
    mention = (PathPattern(path ?? "**"), path != nil)
    if type == nil, files.isEmpty, member.isEmpty, previews == 0, path == nil {
      fields.fail("a companions rule needs 'type', 'file', 'member', 'previews' or 'mentionedIn'")
    }
  }

  func findings(for place: TypeTable.Place, _ project: SourceProject) -> [Finding] {
    let name = place.declaration.name
    return missing(for: place, project).map {
      Finding(
        place.file.path, place.declaration.line, column: place.declaration.column,
        "\(name) without \($0.what)",
        "\(name) \($0.found ?? "has no \($0.what)")")
    }
  }

  /// A companion that a type lacks. `what` names it in the violation's symbol, to which baselines
  /// refer. `found` is the predicate of the violation's sentence where "has no …" would not be one.
  private struct Lack {
    var what: String
    var found: String?
  }

  private func missing(for place: TypeTable.Place, _ project: SourceProject) -> [Lack] {
    let name = place.declaration.name
    let short = name.hasSuffix(strip) ? String(name.dropLast(strip.count)) : name
    let plural = EnglishPlural.of(short)
    func fill(_ text: String) -> String {
      PathPattern.fill(text, with: ["name": name, "short": short, "plural": plural])
    }
    var missing: [Lack] = []
    if let type, !isDeclared(fill(type), project) {
      missing.append(Lack(what: "type \(fill(type))"))
    }
    if let lack = missingFile(files.map(fill), project) { missing.append(lack) }
    if !member.isEmpty, !project.types.members(of: place).contains(where: { member.fits($0.name) })
    {
      missing.append(Lack(what: "member \(member.map(\.text).joined(separator: " or "))"))
    }
    let shown = place.file.facts.declarations.count { $0.kind == .macro && $0.name == "Preview" }
    if shown < previews {
      missing.append(
        Lack(
          what: "\(previews) previews, but \(shown)",
          found: "has \(shown) of \(previews) required previews"))
    }
    if mention.isAsked, !isMentioned(name, project) {
      missing.append(
        Lack(
          what: "mention in \(mention.path.text)",
          found: "is not mentioned in \(mention.path.text)"))
    }
    return missing
  }

  /// Returns the lack of every one of some files; `nil` if one exists. The violation's symbol names
  /// the first only, so that a baseline stays valid when a rule accepts another name.
  private func missingFile(_ names: [String], _ project: SourceProject) -> Lack? {
    guard let first = names.first else { return nil }
    let wanted = names.map { PathPattern($0) }
    guard !project.paths.contains(where: { path in wanted.contains { $0.match(path) != nil } })
    else { return nil }
    let all = names.joined(separator: " or ")
    return Lack(what: "file \(first)", found: "has no file \(all)")
  }

  /// Returns whether a type that matches a pattern is declared; declarations of debug builds count
  /// for mocks only.
  private func isDeclared(_ pattern: String, _ project: SourceProject) -> Bool {
    let wanted = NamePattern(pattern)
    let isMock = pattern.hasPrefix("Mock")
    return project.types.types.contains { name, places in
      wanted.fits(name)
        && places.contains { isMock || !$0.file.facts.isDebug($0.declaration.line) }
    }
  }

  private func isMentioned(_ name: String, _ project: SourceProject) -> Bool {
    let files = project.paths.filter { mention.path.match($0) != nil }
    // A file whose name begins with the type's name is about it.
    return files.contains { $0.split(separator: "/").last?.hasPrefix(name) == true }
      || files.contains { path in project.text(at: path).map { Words.holds($0, name) } == true }
  }
}
