import Foundation
import StrataSwiftEdits

/// Computes the changes that rename an entity or a feature of a project.
struct ProjectRenaming {
  private let subject: RenameSubject
  private let project: ProjectSnapshot
  private let names: RenamedNames
  /// The files that may name the subject, with the new path of each.
  private let paths: [String: String]
  private let sources: [String: SwiftSource]

  /// Reads the files of a project that name the subject.
  ///
  /// - Throws: `EditConflict` for a file that is not Swift; the error of reading the templates.
  init(_ subject: RenameSubject, in project: ProjectSnapshot) throws {
    self.subject = subject
    self.project = project
    let catalogPath = "\(subject.app)/Resources/Localizable.xcstrings"
    let catalog = try project.text(catalogPath).map { CatalogText(path: catalogPath, text: $0) }
    let names = try subject.names(keys: catalog?.keys() ?? [])
    self.names = names
    let known = names.known
    var paths: [String: String] = [:]
    var sources: [String: SwiftSource] = [:]
    for path in project.files.keys where ProjectSnapshot.isRead(path) {
      let new = names.replaced(in: path, .path)
      guard let text = try project.text(path), new != path || text.hasWord(in: known) else {
        continue
      }
      paths[path] = new
      if path.hasSuffix(".swift") { sources[path] = try SwiftSource(path: path, text: text) }
    }
    (self.paths, self.sources) = (paths, sources)
  }

  /// Returns the changes.
  ///
  /// - Throws: `EditConflict` if the project already uses one of the new names.
  func plan() throws -> RenamePlan {
    try checkNames()
    let declared = declared
    var plan = RenamePlan(
      kind: subject.isEntity ? "entity" : "feature", changes: [], moves: [],
      sent: names.sent.filter { $0.key != $0.value })
    for (path, new) in paths.sorted(by: { $0.key < $1.key }) {
      let before = project.files[path]
      let after = Data(try text(of: path, declared).utf8)
      if path == new {
        if before != after { plan.changes.append(.init(path: path, before: before, after: after)) }
      } else {
        plan.moves.append(.init(old: path, new: new))
        plan.changes.append(.init(path: path, before: before, after: nil))
        plan.changes.append(.init(path: new, before: nil, after: after))
      }
    }
    plan.changes.sort { $0.path < $1.path }
    return plan
  }

  // MARK: Texts

  private func text(of path: String, _ declared: (entity: DeclaredNames, other: DeclaredNames))
    throws
    -> String
  {
    if let source = sources[path] {
      let meaning = isEntitys(path) ? WordMeaning.entity(declared.entity) : .other(declared.other)
      let text = source.renamed(names, meaning)
      return subject.layout == .modules && (isEntitys(path) || path.hasSuffix("App.swift"))
        ? ProjectLayout.sortingImports(text) : text
    }
    let text = try project.text(path) ?? ""
    if path == "strata.json" { return names.replaced(in: text, .settings) }
    let isResponse = path.hasSuffix(".json") && isEntitys(path)
    let result = names.replaced(in: text, isResponse ? .string : .other)
    guard path.hasSuffix(".xcstrings") else { return result }
    var catalog = CatalogText(path: path, text: result)
    for text in subject.texts { try catalog.replace(text.old, with: text.new, under: text.key) }
    return catalog.text
  }

  /// Returns whether ordinary words in a file mean the subject: in the files that are named after
  /// it, and in those where the scaffold writes such words.
  private func isEntitys(_ path: String) -> Bool {
    let app = subject.app
    let shared = [
      "\(app)/App/AppContainer.swift", "CoreAPI/Sources/CoreAPI/\(app)Endpoint.swift",
      "CoreAPI/Tests/CoreAPITests/\(app)EndpointTests.swift",
    ]
    return (paths[path] ?? path) != path || path == subject.model || shared.contains(path)
  }

  /// The names that the subject's files declare, and those of them that no other file declares.
  private var declared: (entity: DeclaredNames, other: DeclaredNames) {
    var entity = DeclaredNames()
    var other = DeclaredNames()
    for (path, source) in sources {
      if isEntitys(path) { entity.add(source) } else { other.add(source) }
    }
    var alone = entity
    alone.members.subtract(other.members)
    alone.callables.subtract(other.callables)
    return (entity, alone)
  }

  // MARK: Conflicts

  /// Checks that the project does not use the new names yet, and that the old name means one type.
  private func checkNames() throws {
    let new = Set(names.names.values).union(names.types.values)
    for (path, data) in project.files.sorted(by: { $0.key < $1.key })
    where ProjectSnapshot.isRead(path) && !path.hasSuffix(".md") {
      let text = String(decoding: data, as: UTF8.self)
      if path.hasSuffix(".swift") {
        let wanted = isEntitys(path) ? new.union(names.words.values) : new
        guard text.hasWord(in: wanted) else { continue }
        let source = try sources[path] ?? SwiftSource(path: path, text: text)
        if let use = source.firstUse(of: wanted) { throw taken(use.name, path, use.line) }
      } else if let word = text.word(in: Set(names.names.values)) {
        throw taken(word, path, text.line(of: word))
      }
    }
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) where !isEntitys(path) {
      guard let line = source.line(ofType: subject.old.text), subject.isEntity else { continue }
      throw EditConflict(
        path, line: line, "another type is called \(subject.old.text), too; rename that one first")
    }
    for (path, new) in paths.sorted(by: { $0.key < $1.key }) where path != new {
      if project.files[new] != nil { throw EditConflict(new, line: 1, "the file already exists") }
    }
  }

  private func taken(_ name: String, _ path: String, _ line: Int) -> EditConflict {
    EditConflict(path, line: line, "'\(name)' is the name of something else already")
  }
}

extension RenamedNames {
  /// Every name and word that is replaced somewhere.
  fileprivate var known: Set<String> {
    Set(names.keys).union(types.keys).union(words.keys).union(sent.keys)
  }
}

extension String {
  /// Returns the first word of the text that is in a set; words consist of letters, digits and `_`.
  fileprivate func word(in words: Set<String>) -> String? {
    let parts = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return parts.lazy.map(String.init).first(where: words.contains)
  }

  fileprivate func hasWord(in words: Set<String>) -> Bool { word(in: words) != nil }

  /// Returns the line where a text first occurs, from 1.
  fileprivate func line(of text: String) -> Int {
    (firstRange(of: text).map { self[..<$0.lowerBound].count { $0.isNewline } } ?? 0) + 1
  }
}
