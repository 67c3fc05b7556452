public import Foundation

/// The changes that bring a project's generated files to what this version of the tool writes,
/// together with what a person changed.
public struct UpgradePlan: Equatable, Sendable {
  /// A function that merges the edits of a person and of the templates, and returns whether the
  /// text has markers of conflicts.
  public typealias Merge =
    (_ ours: Data, _ base: Data, _ theirs: Data) throws -> (text: Data, hasConflicts: Bool)

  /// A file that stays as a person has it, although the templates changed it.
  public struct Kept: Equatable, Sendable {
    /// The path from the project's folder.
    public var path: String
    /// The reason, as the end of a sentence.
    public var reason: String
  }

  /// The changes of files.
  public private(set) var changes: [FileChange] = []
  /// The files in which both sides changed the same lines, with git's markers around them.
  public private(set) var conflicts: [String] = []
  /// The files that stay as a person has them.
  public private(set) var kept: [Kept] = []

  /// Plans the changes.
  ///
  /// - Parameters:
  ///   - drift: the three states of the generated files.
  ///   - project: the files on disk, of at least the paths of the drift.
  ///   - merge: merges two edits of a text.
  /// - Throws: The error of merging.
  public init(_ drift: ProjectDrift, in project: ProjectSnapshot, merge: Merge) throws {
    for file in drift.files where file.templates != .unchanged && file.ours != file.theirs {
      let disk = project.files[file.path]
      if file.person == .unchanged {
        changes.append(
          FileChange(path: file.path, before: disk, after: Self.ended(file.theirs, as: disk)))
      } else if let reason = Self.reasonToKeep(file) {
        kept.append(Kept(path: file.path, reason: reason))
      } else if let ours = file.ours, let theirs = file.theirs {
        let (text, hasConflicts) = try merge(ours, file.base ?? Data(), theirs)
        if hasConflicts { conflicts.append(file.path) }
        let change = FileChange(path: file.path, before: disk, after: Self.ended(text, as: disk))
        if change.before != change.after { changes.append(change) }
      }
    }
  }

  /// Returns the reason why a file that a person changed is not merged; `nil` if it is.
  private static func reasonToKeep(_ file: ProjectDrift.File) -> String? {
    guard let ours = file.ours else {
      return "not restored: you removed this file, and its template has changed"
    }
    guard file.theirs != nil else {
      return "not removed: you changed this file, and strata no longer generates it"
    }
    guard !ours.contains(0), String(bytes: ours, encoding: .utf8) != nil else {
      return "not merged: you changed this file, its template has changed, and it is not text"
    }
    return nil
  }

  /// Returns a text with the line ends of the file that it replaces.
  private static func ended(_ text: Data?, as file: Data?) -> Data? {
    file?.contains(13) == true ? text?.withCarriageReturns : text
  }
}
