import Foundation
import StrataSwiftEdits

/// Computes the changes that rename an entity or a feature of a project.
struct ProjectRenaming {
  private let files: NamedFiles
  private var subject: RenameSubject { files.subject }
  private var project: ProjectSnapshot { files.project }
  private var names: RenamedNames { files.names }

  init(_ files: NamedFiles) { self.files = files }

  /// Returns the changes.
  ///
  /// - Throws: `EditConflict` if the project already uses one of the new names.
  func plan() throws -> RenamePlan {
    try checkNames()
    let declared = files.declared()
    var plan = RenamePlan(
      kind: subject.isEntity ? "entity" : "feature", changes: [], moves: [],
      sent: names.sent.filter { $0.key != $0.value })
    for (path, new) in files.paths.sorted(by: { $0.key < $1.key }) {
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

  private func text(
    of path: String, _ declared: (entity: DeclaredNames, other: DeclaredNames)
  ) throws -> String {
    if let source = files.sources[path] {
      let named = source.renamed(names(in: path), files.meaning(of: path, declared))
      let text = RewrappedLines(subject: subject, keys: files.keys)
        .rewrapped(retabbed(named, at: path), from: try project.text(path) ?? "", at: path)
      let symbols = "LocalizedStringResource"
      if path.hasSuffix("/Localizable+Symbols.swift"), source.hasSortedStatics(of: symbols) {
        return try SwiftSource(path: path, text: text).sortingStatics(of: symbols)
      }
      return subject.layout == .modules && (files.isEntitys(path) || path.hasSuffix("App.swift"))
        ? ProjectLayout.sortingImports(text) : text
    }
    let text = try project.text(path) ?? ""
    if path == "strata.json" { return names.replaced(in: text, .settings) }
    let isResponse = path.hasSuffix(".json") && files.isEntitys(path)
    let result = names.replaced(in: text, isResponse ? .string : .other)
    guard path.hasSuffix(".xcstrings") else { return result }
    var catalog = CatalogText(path: path, text: result)
    for text in subject.texts { try catalog.replace(text.old, with: text.new, under: text.key) }
    // A catalog in another order, such as Xcode's, keeps it.
    let keys = try CatalogText(path: path, text: text).keys()
    if keys.isSorted { try catalog.sort() }
    return catalog.text
  }

  /// Returns the new names in a source: a local repository stores the list under the name that it
  /// has in code, every other string has the service's words.
  private func names(in path: String) -> RenamedNames {
    guard files.isEntitys(path), path.hasSuffix("LocalRepository.swift") else { return names }
    var local = names
    local.sent = names.words
    return local
  }

  /// Returns the app's source in which the tabs of the entity's lists have the symbol of the new
  /// name, if they had that of the old one. Other files stay as they are.
  private func retabbed(_ text: String, at path: String) -> String {
    let (old, new) = (subject.old.tabSymbol, subject.new.tabSymbol)
    guard subject.isEntity, old != new, path.hasSuffix("/\(subject.app)App.swift")
    else { return text }
    return subject.features.reduce(into: text) { text, feature in
      let title = Word(key: "\(subject.renamed(feature)).Navigation.title", text: "").symbol
      guard let label = text.firstRange(of: "Text(.\(title))"),
        let image = text[label.upperBound...].firstRange(of: "Image(systemName: \"\(old)\")"),
        !text[label.upperBound..<image.lowerBound].contains("Text(")
      else { return }
      text.replaceSubrange(image, with: "Image(systemName: \"\(new)\")")
    }
  }

  // MARK: Conflicts

  /// Checks that the project does not use the new names yet, and that the old name means one type.
  private func checkNames() throws {
    let new = Set(names.names.values).union(names.types.values)
    for (path, data) in project.files.sorted(by: { $0.key < $1.key })
    where ProjectSnapshot.isRead(path) && !path.hasSuffix(".md") {
      let text = String(decoding: data, as: UTF8.self)
      if path.hasSuffix(".swift") {
        let wanted = files.isEntitys(path) ? new.union(names.words.values) : new
        guard text.hasWord(in: wanted) else { continue }
        let source = try files.sources[path] ?? SwiftSource(path: path, text: text)
        if let use = source.firstUse(of: wanted) { throw taken(use.name, path, use.line) }
      } else if let word = text.word(in: Set(names.names.values)) {
        throw taken(word, path, text.line(of: word))
      }
    }
    for (path, source) in files.sources.sorted(by: { $0.key < $1.key }) where !files.isEntitys(path)
    {
      guard let line = source.line(ofType: subject.old.text), subject.isEntity else { continue }
      throw EditConflict(
        path, line: line, "another type is also called \(subject.old.text); rename that type first")
    }
    for (path, new) in files.paths.sorted(by: { $0.key < $1.key }) where path != new {
      if project.files[new] != nil { throw EditConflict(new, line: 1, "the file already exists") }
    }
  }

  private func taken(_ name: String, _ path: String, _ line: Int) -> EditConflict {
    EditConflict(
      path, line: line,
      "'\(name)' is already the name of something else here; choose another new name")
  }
}
