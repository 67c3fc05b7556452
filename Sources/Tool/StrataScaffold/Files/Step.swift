import Foundation

/// A step of a project's history: a command that changed it, with the contents of each file before
/// and after.
public struct Step: Equatable, Sendable {
  /// The command as it was typed, such as `add entity Order`.
  public var command: String
  /// The changes that the command made to files.
  public var changes: [FileChange]
  /// The folders that the command created, outermost first.
  public var folders: [String]

  /// Creates a step of a project's history.
  public init(command: String, changes: [FileChange], folders: [String] = []) {
    self.command = command
    self.changes = changes
    self.folders = folders
  }

  /// A Boolean value that indicates whether the command created the project.
  var makesProject: Bool { command.hasPrefix("new ") }

  /// Returns the step that creates a project, as a file of the project.
  ///
  /// - Throws: The error of encoding JSON.
  public static func making(_ files: [ProjectFile], command: String) throws -> ProjectFile {
    var folders: Set<String> = []
    for file in files {
      var parts = file.path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts = parts.dropLast()
      }
    }
    let changes = files.map { FileChange(path: $0.path, before: nil, after: $0.data) }
    let step = Step(command: command, changes: changes, folders: folders.sorted())
    let data = try JSONEncoder().encode(StepDTO(step))
    return ProjectFile(
      path: ".strata/steps/000001.json", text: String(decoding: data, as: UTF8.self))
  }
}

/// The form in which a step is stored in its file.
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

  /// Returns the step that the file describes.
  ///
  /// - Throws: ``InputError`` if a path leads out of the project.
  func toStep() throws(InputError) -> Step {
    for path in changes.map(\.path) + folders {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard !parts.contains(where: { $0.isEmpty || $0 == ".." || $0 == "." }) else {
        throw InputError(
          "step", command,
          "cannot be undone: its record names '\(path)', which is outside of the project")
      }
    }
    return Step(
      command: command,
      changes: changes.map { FileChange(path: $0.path, before: $0.before, after: $0.after) },
      folders: folders)
  }
}
