import Foundation
import StrataCommands
import StrataScaffold

/// The report of a command's changes, made or planned: as text, or as JSON with sorted keys and
/// files.
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

      /// The sign before a file's name in the text: `+` for an added file, for example.
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
    /// The unified diff of a planned change; `nil` if the change was made.
    var diff: String?

    /// The line of the text report, such as `+ Trips/Domain/Models/Order.swift`.
    var line: String { "\(change.sign) \(path)" }

    enum CodingKeys: String, CodingKey {
      case path, change, diff
    }
  }

  var command: String
  var changes: [Change]
  var written: Bool
  /// The files in which an upgrade left marked conflicts; `nil` for other commands.
  var conflicts: [String]?

  enum CodingKeys: String, CodingKey {
    case command, changes, written, conflicts
  }

  /// Creates a report of a command's changes, which were made or are only planned.
  ///
  /// - Parameters:
  ///   - command: The command as it was typed: `add entity Order`.
  ///   - changes: The changes.
  ///   - written: Whether the changes were written.
  init(_ command: String, _ changes: [FileChange], written: Bool) {
    self.command = command
    self.written = written
    self.changes = changes.map { change in
      Change(
        path: change.path, change: Change.Kind(change),
        diff: written ? nil : UnifiedDiff.text([change]))
    }
  }

  /// Returns the output of the command: JSON if that is requested, otherwise the text.
  ///
  /// - Parameters:
  ///   - parsed: the arguments of the command.
  ///   - exitCode: the exit code of the program.
  ///   - end: what follows the text; JSON is followed by a line feed.
  ///   - words: returns the text.
  /// - Throws: The error of encoding JSON.
  func outcome(
    for parsed: ParsedCommand, exitCode: Int32 = 0, end: String = "\n", words: () -> String
  ) throws -> Outcome {
    guard parsed.value("--format") != "json" else { return Outcome(try json(), exitCode: exitCode) }
    return Outcome(words(), exitCode: exitCode, end: end)
  }

  /// The files of the report, one on each line, indented.
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
