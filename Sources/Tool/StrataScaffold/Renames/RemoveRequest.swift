import Foundation
import StrataSwiftEdits

/// A request to remove an entity or a feature of a project: its files, and its entries in others.
///
///     let plan = try RemoveRequest("Order").plan(in: project)
public struct RemoveRequest: Sendable {
  /// The name of the entity or feature.
  public var name: String
  /// The project's files as the tool generated them; `nil` if they are not known.
  public var generated: ProjectSnapshot?
  /// A Boolean value that indicates whether the request is repeated from a project's record.
  var isRepeated = false

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - name: the name of the entity or feature.
  ///   - generated: the project's files as the tool generated them; `nil` if they are not known.
  public init(_ name: String, generated: ProjectSnapshot? = nil) {
    self.name = name
    self.generated = generated
  }

  /// Returns the changes to a project, without writing them.
  ///
  /// - Parameter project: the files of the project.
  /// - Returns: the kind of what is removed, such as `entity`, and the changes of files.
  /// - Throws: ``InputError`` if there is no such entity or feature, `EditConflict` with a place
  ///   that would still use it.
  public func plan(in project: ProjectSnapshot) throws -> (kind: String, changes: [FileChange]) {
    let layout = project.layout
    let app = try project.app(layout)
    // The names to remove are those that a rename to a placeholder would replace.
    let other = TypeName(known: "Removed\(name)")
    let ends = LineEnds(of: project)
    let subject = try RenameSubject(
      name, to: other, in: ends.plain, app: app, layout: layout,
      generated: isRepeated ? project : generated)
    if !isRepeated { try subject.checkShared(in: ends.plain, keepsOwnModels: true) }
    let removal = ProjectRemoval(try NamedFiles(subject, in: ends.plain))
    let changes = ends.kept(try removal.changes()) + (try OwnPlurals.forgetting(name, in: project))
    return (subject.isEntity ? "entity" : "feature", changes.sorted { $0.path < $1.path })
  }
}

/// Computes the changes that remove an entity or a feature from a project.
struct ProjectRemoval {
  private let files: NamedFiles
  /// The files of a person in folders of the subject: they stay, byte for byte.
  private let foreign: Set<String>
  private var subject: RenameSubject { files.subject }

  init(_ files: NamedFiles) {
    self.files = files
    foreign = files.foreign
  }

  /// Returns the changes.
  ///
  /// - Throws: `EditConflict` with the first place that would still use a removed name.
  func changes() throws -> [FileChange] {
    let declared = files.declared(but: foreign)
    var changes: [FileChange] = []
    for (path, new) in files.paths.sorted(by: { $0.key < $1.key }) {
      if foreign.contains(path) {
        try checkUnused(in: path, declared.other)
        continue
      }
      let text = path == new ? try rest(of: path, declared) : nil
      changes.append(
        FileChange(
          path: path, before: files.project.files[path], after: text.map { Data($0.utf8) }))
    }
    return changes.filter { $0.before != $0.after }
  }

  /// Checks that a file of a person does not use the subject.
  private func checkUnused(in path: String, _ declared: DeclaredNames) throws(EditConflict) {
    if let use = files.sources[path]?.firstUse(of: files.names, .other(declared)) {
      throw used(use, in: path)
    }
  }

  private func used(_ use: (name: String, line: Int), in path: String) -> EditConflict {
    EditConflict(path, line: use.line, "'\(use.name)' is still used here; remove this use first")
  }

  /// Returns the text of a file that stays, without the entries of the subject.
  private func rest(
    of path: String, _ declared: (entity: DeclaredNames, other: DeclaredNames)
  ) throws -> String {
    let text = try files.project.text(path) ?? ""
    guard let source = files.sources[path] else { return try rest(of: text, at: path) }
    let meaning = files.meaning(of: path, declared)
    let (result, use) = source.removing(files.names, meaning)
    if let use { throw used(use, in: path) }
    _ = try SwiftSource(path: path, text: result)
    return result
  }

  /// Returns the rest of a file that is not Swift.
  private func rest(of text: String, at path: String) throws -> String {
    let features = subject.features.map {
      (folder: "\($0)View", product: "\(subject.app)\($0)View")
    }
    if path.hasSuffix(".xcstrings") {
      var catalog = CatalogText(path: path, text: text)
      for key in try catalog.keys()
      where subject.features.contains(where: { key.hasPrefix("\($0).") }) {
        try catalog.remove(key)
      }
      return catalog.text
    }
    if path.hasSuffix(".pbxproj") {
      var project = XcodeProjectText(path: path, text: text)
      for feature in features { project.removePackage(feature.folder, product: feature.product) }
      return project.text
    }
    guard path.hasSuffix(".xcworkspacedata") else { return text }
    let gone = Set(features.map { "\"group:\($0.folder)\"" })
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !gone.contains(where: line.contains) }.joined(separator: "\n")
  }
}
