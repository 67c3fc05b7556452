/// Files and folders that must be there, or must not.
struct FilesRule: RuleKind {
  static let name = "files"
  static let summary = "files and folders that must be there, or must not"

  private let required: [PathPattern]
  private let forbidden: [PathPattern]
  private let each: PathPattern?
  private let allowed: [PathPattern]

  init(_ fields: inout Fields) {
    required = fields.texts("require").map { PathPattern($0) }
    forbidden = fields.texts("forbid").map { PathPattern($0) }
    each = fields.optionalText("each").map { PathPattern($0) }
    allowed = fields.texts("allow").map { PathPattern($0) }
    if required.isEmpty, forbidden.isEmpty, allowed.isEmpty {
      fields.fail("a files rule has 'require', 'forbid' or 'allow'")
    }
    if each == nil, !allowed.isEmpty { fields.fail("'allow' needs 'each'") }
  }

  func judge(_ house: House) -> Judgement {
    var found = house.paths.filter { path in forbidden.contains { $0.match(path) != nil } }
      .map { Finding($0, nil, $0, "must not be there") }
    guard let each else {
      found += required.filter { pattern in
        !house.paths.contains { pattern.match($0) != nil }
      }.map { Finding($0.text, nil, $0.text, "is missing") }
      return Judgement(matched: house.paths.count, findings: found)
    }
    let fitting = house.paths.compactMap { path in each.match(path).map { (path, $0) } }
    if !allowed.isEmpty {
      found += fitting.filter { path, _ in !allowed.contains { $0.match(path) != nil } }
        .map { path, _ in Finding(path, nil, path, "has no place in this folder") }
    }
    for holes in Set(fitting.map(\.1)).sorted(by: { "\($0)" < "\($1)" }) {
      for pattern in required {
        let wanted = PathPattern(PathPattern.fill(pattern.text, with: holes))
        if !house.paths.contains(where: { wanted.match($0) != nil }) {
          found.append(Finding(wanted.text, nil, wanted.text, "is missing"))
        }
      }
    }
    return Judgement(matched: fitting.count, findings: found)
  }
}
