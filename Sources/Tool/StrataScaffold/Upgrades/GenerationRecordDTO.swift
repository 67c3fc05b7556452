import Foundation

/// The form in which a record is stored in its file.
struct GenerationRecordDTO: Codable {
  var version: String
  var project: Project
  var commands: [Command]
  var unfollowed: [String]
  /// The texts of the generated files, by their paths.
  var files: [String: String]

  struct Project: Codable {
    var name: String
    var bundleId: String
    var preset: String
    var isExample: Bool
    var strata: String

    enum CodingKeys: String, CodingKey {
      case name, bundleId, preset, isExample, strata
    }
  }

  struct Command: Codable {
    var command: String
    var name: String
    /// The new name of `rename`.
    var newName: String?
    /// The kind and the options of `add`; `rename` has a plural, too.
    var kind: String?
    var arguments: [String]?
    var keepsLocally: Bool?
    var isPaginated: Bool?
    var entity: String?
    var plural: String?

    enum CodingKeys: String, CodingKey {
      case command, name, newName, kind, arguments, keepsLocally, isPaginated, entity, plural
    }
  }

  enum CodingKeys: String, CodingKey {
    case version, project, commands, unfollowed, files
  }
}

// MARK: Writing

extension GenerationRecordDTO {
  init(_ record: GenerationRecord) {
    version = record.version
    project = Project(record.project)
    commands = record.commands.map(Command.init)
    unfollowed = record.unfollowed
    files = record.base.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }
}

extension GenerationRecordDTO.Project {
  init(_ request: NewRequest) {
    (name, bundleId) = (request.name, request.bundleId)
    (preset, isExample, strata) = (request.layout.rawValue, request.isExample, request.strata)
  }
}

extension GenerationRecordDTO.Command {
  init(_ request: GrowthRequest) {
    switch request {
    case .add(let add):
      (command, name) = ("add", add.name)
      (kind, arguments, entity) = (add.kind.rawValue, add.arguments, add.entity)
      (keepsLocally, isPaginated, plural) = (add.keepsLocally, add.isPaginated, add.plural)
    case .rename(let old, let new, let many):
      (command, name, newName, plural) = ("rename", old, new, many)
    case .remove(let old): (command, name) = ("remove", old)
    }
  }
}

// MARK: Reading

extension GenerationRecordDTO {
  /// Returns the record that the file describes.
  ///
  /// - Throws: ``InputError`` for an unknown preset or command, and for a path that leads out of
  ///   the project.
  func toRecord() throws(InputError) -> GenerationRecord {
    guard let layout = ProjectLayout(rawValue: project.preset) else {
      throw InputError("preset", project.preset, "is unknown")
    }
    for path in files.keys where !path.isInsideProject {
      throw InputError("file", path, "is not in the project")
    }
    let request = NewRequest(
      name: project.name, bundleId: project.bundleId, layout: layout,
      isExample: project.isExample, strata: project.strata)
    var record = GenerationRecord(version: version, project: request, files: [])
    for command in commands { record.commands.append(try command.toRequest()) }
    record.unfollowed = unfollowed
    record.base = ProjectSnapshot(files: files.mapValues { Data($0.utf8) })
    return record
  }
}

extension GenerationRecordDTO.Command {
  /// Returns the command that the file describes.
  ///
  /// - Throws: ``InputError`` if there is no such command.
  func toRequest() throws(InputError) -> GrowthRequest {
    if command == "remove" { return .remove(name) }
    if command == "rename", let newName {
      return .rename(old: name, new: newName, plural: plural)
    }
    guard command == "add", let kind = kind.flatMap(AddRequest.Kind.init) else {
      throw InputError("command", command, "is unknown")
    }
    return .add(
      AddRequest(
        kind, name: name, arguments: arguments ?? [], keepsLocally: keepsLocally == true,
        isPaginated: isPaginated == true, entity: entity, plural: plural))
  }
}

extension String {
  /// A Boolean value that indicates whether a relative path stays in the folder that it starts from.
  fileprivate var isInsideProject: Bool {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains { $0.isEmpty || $0 == ".." || $0 == "." }
  }
}
