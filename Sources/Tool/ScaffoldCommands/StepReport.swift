import Foundation
import Scaffold

/// What a command did, or would do, for programs: keys and files in the order of their names.
///
///     {
///       "changes": [{ "change": "added", "path": "Trips/Domain/Models/Order.swift" }],
///       "command": "add entity Order",
///       "written": true
///     }
///
/// A dry run has `"written": false`, and each change its `diff`.
struct StepReport: Encodable {
  struct Change: Encodable {
    enum Kind: String, Encodable {
      case added, edited, removed
    }

    var path: String
    var change: Kind
    /// As `diff -u` writes it; `nil` where the change is made.
    var diff: String?

    enum CodingKeys: String, CodingKey {
      case path, change, diff
    }
  }

  var command: String
  var changes: [Change]
  var written: Bool

  enum CodingKeys: String, CodingKey {
    case command, changes, written
  }

  /// - Parameter command: The command as it was asked for: `add entity Order`.
  init(_ command: String, _ changes: [FileChange], written: Bool) {
    self.command = command
    self.written = written
    self.changes = changes.map { change in
      Change(
        path: change.path, change: Change.Kind(change),
        diff: written ? nil : UnifiedDiff.text([change]))
    }
  }

  /// - Throws: What writing JSON throws.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension StepReport.Change.Kind {
  init(_ change: FileChange) {
    if change.before == nil {
      self = .added
    } else if change.after == nil {
      self = .removed
    } else {
      self = .edited
    }
  }
}
