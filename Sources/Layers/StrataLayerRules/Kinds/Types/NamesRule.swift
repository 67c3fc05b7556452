/// A rule about the names of types, files and folders.
struct NamesRule: RuleKind {
  static let name = "names"
  static let summary = "the names of types, files and folders, and their places"

  private let types: Selection?
  private let patterns: [NamePattern]
  private let file: String?
  private let folder: PathPattern?
  private let below: PathPattern?
  private let folders: [NamePattern]
  private let isPascal: Bool

  init(_ fields: inout Fields) {
    types = fields.object("types") { Selection(&$0) }
    patterns = fields.patterns("named")
    file = fields.optionalText("file")
    folder = fields.optionalText("folder").map { PathPattern($0) }
    below = fields.optionalText("foldersOf").map { PathPattern($0) }
    folders = fields.patterns("folders")
    isPascal = fields.flag("pascalCase", default: false)
    let asks = !patterns.isEmpty || file != nil || folder != nil
    if (types == nil) == (below == nil) {
      fields.fail("a names rule needs either 'types' or 'foldersOf'")
    }
    if types != nil, !asks {
      fields.fail("a names rule with 'types' needs 'named', 'file' or 'folder'")
    }
    if below != nil, folders.isEmpty, !isPascal {
      fields.fail("a names rule with 'foldersOf' needs 'folders' or 'pascalCase'")
    }
  }

  var layerNames: [String] { types?.layerNames ?? [] }
  var reach: Reach { types?.reach ?? .askedFiles }

  func judge(_ project: SourceProject) -> Judgement {
    if let types {
      let places = types.places(in: project, among: project.judged)
      return Judgement(matched: places.count, findings: places.flatMap(findings))
    }
    return below.map { judgeFolders(below: $0, project) } ?? Judgement()
  }

  private func findings(for place: TypeTable.Place) -> [Finding] {
    let (name, path) = (place.declaration.name, place.file.path)
    let (line, column) = (place.declaration.line, place.declaration.column)
    var found: [Finding] = []
    if !patterns.isEmpty, !patterns.fits(name) {
      let wanted = patterns.map(\.text).joined(separator: " or ")
      found.append(
        Finding(path, line, column: column, "\(name) name", "\(name) must be named \(wanted)"))
      return found
    }
    if let file {
      let wanted = file.replacing("{name}", with: name)
      if place.file.name != wanted {
        found.append(
          Finding(
            path, line, column: column, "\(name) file", "\(name) must be in a file named \(wanted)")
        )
      }
    }
    if let folder, folder.match(path) == nil {
      found.append(
        Finding(path, line, column: column, "\(name) folder", "\(name) must be in \(folder.text)"))
    }
    return found
  }

  /// Judges folders. The pattern's last part is the folder to judge: `**/UI/{feature}`.
  private func judgeFolders(below pattern: PathPattern, _ project: SourceProject) -> Judgement {
    let all = Set(project.paths.flatMap(Self.folders)).sorted()
    let fitting = all.filter { pattern.match($0) != nil }
    let wrong = fitting.filter { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return !folders.isEmpty && !folders.fits(name) || isPascal && !Self.isPascal(name)
    }
    let wanted = folders.isEmpty ? "in PascalCase" : folders.map(\.text).joined(separator: " or ")
    return Judgement(
      matched: fitting.count,
      findings: wrong.map { Finding($0, nil, $0, "the folder must be named \(wanted)") })
  }

  private static func folders(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  static func isPascal(_ name: String) -> Bool {
    name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
  }
}
