import Foundation
import StrataSwiftEdits

/// A request to remove an entity or a feature of a project: its files, and its entries in others.
///
///     let plan = try RemoveRequest("Order").plan(in: project)
public struct RemoveRequest: Sendable {
  /// The name of the entity or feature.
  public var name: String
  /// A Boolean value that indicates whether the request is repeated from a project's record.
  var isRepeated = false

  /// Creates a request.
  ///
  /// - Parameter name: the name of the entity or feature.
  public init(_ name: String) { self.name = name }

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
    let subject = try RenameSubject(name, to: other, in: ends.plain, app: app, layout: layout)
    if !isRepeated { try subject.checkShared(in: ends.plain, keepsOwnModels: true) }
    let removal = ProjectRemoval(try NamedFiles(subject, in: ends.plain))
    let changes = ends.kept(try removal.changes()) + (try OwnPlurals.forgetting(name, in: project))
    return (subject.isEntity ? "entity" : "feature", changes.sorted { $0.path < $1.path })
  }
}

/// Computes the changes that remove an entity or a feature from a project.
struct ProjectRemoval {
  private let files: NamedFiles
  private var subject: RenameSubject { files.subject }

  init(_ files: NamedFiles) { self.files = files }

  /// Returns the changes.
  ///
  /// - Throws: `EditConflict` with the first place that would still use a removed name.
  func changes() throws -> [FileChange] {
    let declared = files.declared
    let changes = try files.paths.sorted { $0.key < $1.key }.map { path, new in
      let text = isKept(path, new) ? try rest(of: path, declared) : nil
      return FileChange(
        path: path, before: files.project.files[path], after: text.map { Data($0.utf8) })
    }
    return changes.filter { $0.before != $0.after }
  }

  /// Returns whether a file stays: one that is not named after the subject, also if a person put it
  /// into a folder of the subject that is no package.
  private func isKept(_ path: String, _ new: String) -> Bool {
    guard path != new, path.hasSuffix(".swift") else { return path == new }
    let names = [path, new].map { $0.split(separator: "/").last }
    let packages = files.paths.filter { $0.key != $0.value && $0.key.hasSuffix("/Package.swift") }
      .map { $0.key.dropLast("Package.swift".count) }
    return names[0] == names[1] && !packages.contains(where: path.hasPrefix)
  }

  /// Returns the text of a file that stays, without the entries of the subject.
  private func rest(
    of path: String, _ declared: (entity: DeclaredNames, other: DeclaredNames)
  ) throws -> String {
    let text = try files.project.text(path) ?? ""
    guard let source = files.sources[path] else { return try rest(of: text, at: path) }
    let meaning = files.meaning(of: path, declared)
    let (result, use) = source.removing(files.names, meaning)
    if let use {
      throw EditConflict(
        path, line: use.line, "'\(use.name)' is still used here; remove this use first")
    }
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
