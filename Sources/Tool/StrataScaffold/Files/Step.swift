import Foundation

/// One command that changed a project, with what each file was before and after.
public struct Step: Equatable, Sendable {
  /// As it was asked for: `add entity Order`.
  public var command: String
  public var changes: [FileChange]
  /// The folders that it made, the outer ones first.
  public var folders: [String]

  public init(command: String, changes: [FileChange], folders: [String] = []) {
    self.command = command
    self.changes = changes
    self.folders = folders
  }

  /// Whether there was no project before it.
  var makesProject: Bool { command.hasPrefix("new ") }

  /// The step that makes a project, as a file of it.
  ///
  /// - Throws: What writing JSON throws.
  public static func making(_ files: [ProjectFile], command: String) throws -> ProjectFile {
    var folders: Set<String> = []
    for file in files {
      var parts = file.path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts = parts.dropLast()
      }
    }
    let changes = files.map { FileChange(path: $0.path, before: nil, after: Data($0.text.utf8)) }
    let step = Step(command: command, changes: changes, folders: folders.sorted())
    let data = try JSONEncoder().encode(StepDTO(step))
    return ProjectFile(
      path: ".strata/steps/000001.json", text: String(decoding: data, as: UTF8.self))
  }
}

/// A step as it is kept in a file.
struct StepDTO: Codable {
  var command: String
  var changes: [Change]
  var folders: [String]

  struct Change: Codable {
    var path: String
    var before: Data?
    var after: Data?

    enum CodingKeys: String, CodingKey {
      case path, before, after
    }
  }

  enum CodingKeys: String, CodingKey {
    case command, changes, folders
  }
}

extension StepDTO {
  init(_ step: Step) {
    command = step.command
    folders = step.folders
    changes = step.changes.map { Change(path: $0.path, before: $0.before, after: $0.after) }
  }

  /// - Throws: ``InputError`` where a path leads out of the project.
  func toStep() throws(InputError) -> Step {
    for path in changes.map(\.path) + folders {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard !parts.contains(where: { $0.isEmpty || $0 == ".." || $0 == "." }) else {
        throw InputError("step", command, "names '\(path)', which is not in the project")
      }
    }
    return Step(
      command: command,
      changes: changes.map { FileChange(path: $0.path, before: $0.before, after: $0.after) },
      folders: folders)
  }
}
