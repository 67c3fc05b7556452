import Foundation

/// A command that changed the generated code of a project.
public enum GrowthRequest: Equatable, Sendable {
  /// The command `strata add`.
  case add(AddRequest)
  /// The command `strata rename`.
  case rename(old: String, new: String, plural: String? = nil)
  /// The command `strata remove`.
  case remove(String)

  /// Reads `rename OLD NEW` or `remove NAME`; `nil` for every other command. The words of `add`, and
  /// of `rename` with a plural, do not suffice, since they have options.
  init?(command: String) {
    let words = command.split(separator: " ").map(String.init)
    switch words.first {
    case "rename" where words.count == 3: self = .rename(old: words[1], new: words[2])
    case "remove" where words.count == 2: self = .remove(words[1])
    default: return nil
    }
  }

  /// The command as one types it, without options.
  var command: String {
    switch self {
    case .add(let add):
      (["add", add.kind.rawValue, add.name] + add.arguments).joined(separator: " ")
    case .rename(let old, let new, _): "rename \(old) \(new)"
    case .remove(let name): "remove \(name)"
    }
  }

  /// Returns a project after the command, whose names are taken as they are: a version of the tool
  /// accepted them before.
  ///
  /// - Parameter project: the generated files, as nobody edited them.
  /// - Throws: The errors of the command.
  func applied(to project: ProjectSnapshot) throws -> ProjectSnapshot {
    let read = project.read
    return project.applying(try changes(to: read))
  }

  private func changes(to project: ProjectSnapshot) throws -> [FileChange] {
    switch self {
    case .add(var add):
      add.isRepeated = true
      return try add.changes(in: project)
    case .rename(let old, let new, let plural):
      var rename = RenameRequest(old, to: new, plural: plural)
      rename.isRepeated = true
      return try rename.plan(in: project).changes
    case .remove(let name):
      var remove = RemoveRequest(name)
      remove.isRepeated = true
      return try remove.plan(in: project).changes
    }
  }
}

extension ProjectSnapshot {
  /// The files that a command reads when they are on disk: those of known kinds that are not hidden.
  fileprivate var read: ProjectSnapshot {
    ProjectSnapshot(
      files: files.filter { path, _ in
        Self.isRead(path) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      })
  }
}
