import Foundation
import StrataSwiftEdits

/// A request to rename an entity or a feature of a project, with everything that is named after it.
///
///     let plan = try RenameRequest("Order", to: "Purchase").plan(in: project)
public struct RenameRequest: Sendable {
  /// The name of the entity or feature.
  public var old: String
  /// Its new name.
  public var new: String
  /// The plural of an entity's new name; `nil` for that of English rules.
  public var plural: String?
  /// A Boolean value that indicates whether the request is repeated from a project's record, so that
  /// an earlier version accepted its names.
  var isRepeated = false

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - old: the name of the entity or feature.
  ///   - new: its new name.
  ///   - plural: the plural of an entity's new name; `nil` for that of English rules.
  public init(_ old: String, to new: String, plural: String? = nil) {
    self.old = old
    self.new = new
    self.plural = plural
  }

  /// Returns the changes to a project, without writing them.
  ///
  /// - Parameter project: the files of the project.
  /// - Returns: the plan.
  /// - Throws: ``InputError`` if there is no such entity or feature, or if the new name or its
  ///   plural is invalid; `EditConflict` if the project already uses one of the new names.
  public func plan(in project: ProjectSnapshot) throws -> RenamePlan {
    let layout = project.layout
    let app = try project.app(layout)
    let name = try newName()
    guard name.text != app, name.text != old else {
      throw InputError(
        "new name", new,
        name.text == old ? "is the old name, too" : "is already the name of the app")
    }
    let ends = LineEnds(of: project)
    let subject = try RenameSubject(
      old, to: name, in: ends.plain, app: app, layout: layout, generated: isRepeated ? project : nil
    )
    if !isRepeated { try check(subject, in: ends.plain) }
    guard plural == nil || subject.isEntity else {
      throw InputError("option", "--plural", "is for an entity, and '\(old)' is a feature")
    }
    var plan = try ProjectRenaming(NamedFiles(subject, in: ends.plain)).plan()
    let moves = Dictionary(plan.moves.map { ($0.new, $0.old) }) { first, _ in first }
    plan.changes = ends.kept(plan.changes, moves: moves)
    plan.changes += try OwnPlurals.moving(old, to: new, plural, in: project)
    plan.changes.sort { $0.path < $1.path }
    return plan
  }

  private func check(_ subject: RenameSubject, in project: ProjectSnapshot) throws {
    try subject.checkNewName()
    try subject.checkShared(in: project)
    guard subject.isEntity else { return }
    var changes = try ProjectChanges(project, app: subject.app, layout: subject.layout)
    try changes.checkNew(subject.new, as: "new name", instead: subject.old)
  }

  /// Returns the new name, with its plural if one was chosen.
  private func newName() throws(InputError) -> TypeName {
    let name = try TypeName(new, field: "new name", isKnown: isRepeated)
    guard let plural else { return name }
    return name.with(plural: try OwnPlurals.checked(plural, for: new))
  }
}

/// The changes that rename an entity or a feature.
public struct RenamePlan: Equatable, Sendable {
  /// A file that gets another path.
  public struct Move: Equatable, Sendable {
    /// The path before the change.
    public var old: String
    /// The path after the change.
    public var new: String
  }

  /// The kind of what is renamed, such as `entity`.
  public var kind: String
  /// The changes of files; a moved file is a removed one and an added one.
  public var changes: [FileChange]
  /// The moved files, in the order of their old paths.
  public var moves: [Move]
  /// The changed words of the service's addresses and responses, the new ones by the old ones.
  public var sent: [String: String]
}
