import Foundation

/// A rule about files and folders that must exist, or must not exist.
struct FilesRule: RuleKind {
  static let name = "files"
  static let summary = "files and folders that must or must not exist"
  static let needs: FactNeeds = []

  private let required: [PathPattern]
  private let forbidden: [PathPattern]
  private let each: PathPattern?
  private let allowed: [PathPattern]
  private let left: [PathPattern]
  private let mention: (path: PathPattern, text: String)?
  private let unlessIgnored: Bool

  init(_ fields: inout Fields) {
    required = fields.texts("require").map { PathPattern($0) }
    forbidden = fields.texts("forbid").map { PathPattern($0) }
    each = fields.optionalText("each").map { PathPattern($0) }
    allowed = fields.texts("allow").map { PathPattern($0) }
    left = fields.texts("except").map { PathPattern($0) }
    unlessIgnored = fields.flag("unlessIgnored", default: false)
    let path = fields.optionalText("mentionedIn")
    let text = fields.optionalText("as")
    mention = path.map { (PathPattern($0), text ?? "") }
    if required.isEmpty, forbidden.isEmpty, allowed.isEmpty, mention == nil {
      fields.fail("a files rule needs 'require', 'forbid', 'allow' or 'mentionedIn'")
    }
    if each == nil, !allowed.isEmpty || mention != nil { fields.fail("'each' is missing") }
    if mention != nil, text == nil { fields.fail("'mentionedIn' needs 'as'") }
  }

  var reach: Reach { .askedFiles }

  func judge(_ project: SourceProject) -> Judgement {
    let paths = project.paths.filter { path in !left.contains { $0.match(path) != nil } }
    let ignored = unlessIgnored ? Ignored(project.text(at: ".gitignore") ?? "") : nil
    var found = paths.filter { path in
      forbidden.contains { $0.match(path) != nil } && ignored?.holds(path) != true
    }.map { Finding($0, nil, $0, "must not exist") }
    guard let each else {
      found += required.filter { pattern in !paths.contains { pattern.match($0) != nil } }
        .map { Finding($0.text, nil, $0.text, "is missing") }
      return Judgement(matched: paths.count, findings: found)
    }
    let fitting = paths.compactMap { path in each.match(path).map { (path, $0) } }
    if !allowed.isEmpty {
      found += fitting.filter { path, _ in !allowed.contains { $0.match(path) != nil } }
        .map { path, _ in
          Finding(path, nil, path, "does not match the patterns in the rule's 'allow'")
        }
    }
    for holes in Set(fitting.map(\.1)).sorted(by: { "\($0)" < "\($1)" }) {
      found += missing(for: holes, project) + unmentioned(holes, project)
    }
    return Judgement(matched: fitting.count, findings: found)
  }

  private func missing(for holes: [String: String], _ project: SourceProject) -> [Finding] {
    required.map { PathPattern(PathPattern.fill($0.text, with: holes)) }
      .filter { wanted in !project.paths.contains { wanted.match($0) != nil } }
      .map { Finding($0.text, nil, $0.text, "is missing") }
  }

  private func unmentioned(_ holes: [String: String], _ project: SourceProject) -> [Finding] {
    guard let mention, let each else { return [] }
    let text = PathPattern.fill(mention.text, with: holes)
    let path = PathPattern.fill(each.text, with: holes)
    guard project.isAsked(path) else { return [] }
    let places = project.paths.filter { mention.path.match($0) != nil }
    guard !places.contains(where: { project.text(at: $0)?.contains(text) == true }) else {
      return []
    }
    return [Finding(path, nil, text, "is not mentioned in \(mention.path.text)")]
  }
}

/// The paths that a `.gitignore` excludes. Only names and simple patterns are supported.
struct Ignored {
  private let patterns: [PathPattern]

  init(_ text: String) {
    patterns = text.split(separator: "\n").compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("!") else { return nil }
      let isRooted = line.hasPrefix("/")
      let name = line.trimmingCharacters(in: CharacterSet(charactersIn: "/"))
      return PathPattern(isRooted ? name : "**/\(name)")
    }
  }

  func holds(_ path: String) -> Bool { patterns.contains { $0.match(path) != nil } }
}
