import Foundation
import StrataCommands
import StrataScaffold

/// What a command did, or would do: in words for people, or as JSON for programs, with keys and files
/// in the order of their names.
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

      /// What stands before a file's name where people read it.
      var sign: Character {
        switch self {
        case .added: "+"
        case .edited: "~"
        case .removed: "-"
        }
      }
    }

    var path: String
    var change: Kind
    /// As `diff -u` writes it; `nil` where the change is made.
    var diff: String?

    /// `+ Trips/Domain/Models/Order.swift`
    var line: String { "\(change.sign) \(path)" }

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

  /// What the command says: JSON where that is asked for, else the words.
  ///
  /// - Parameters:
  ///   - end: what is written behind the words; behind JSON a line ends.
  ///   - words: says it to a person.
  /// - Throws: What writing JSON throws.
  func outcome(
    for parsed: ParsedCommand, exitCode: Int32 = 0, end: String = "\n", words: () -> String
  ) throws -> Outcome {
    guard parsed.value("--format") != "json" else { return Outcome(try json(), exitCode: exitCode) }
    return Outcome(words(), exitCode: exitCode, end: end)
  }

  /// The files, one a line, set off from the words above them.
  var list: String { changes.map { "  \($0.line)" }.joined(separator: "\n") }

  private func json() throws -> String {
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
