public import Foundation
import StrataSwiftEdits

/// The commands that generated a project, and the files that they wrote, before anybody edited them.
///
/// The record is a file of the project, and belongs into its repository: `strata drift` and
/// `strata upgrade` compare with it. Each file is one line of it, so that git can merge records.
public struct GenerationRecord: Equatable, Sendable {
  /// The path of the record. A hidden file is neither compiled nor renamed.
  public static let path = ".strata-generated.json"

  /// The version of the tool that made the project or upgraded it last.
  public var version: String
  /// The options with which the project was made.
  public var project: NewRequest
  /// The commands since, which can be repeated.
  public var commands: [GrowthRequest]
  /// The commands since that need code of a person, and thus cannot be repeated.
  public var unfollowed: [String]
  /// The generated files, as nobody edited them.
  public var base: ProjectSnapshot

  /// Creates the record of a new project.
  ///
  /// - Parameters:
  ///   - version: the version of the tool.
  ///   - project: the options of the command.
  ///   - files: the files that it writes.
  public init(version: String, project: NewRequest, files: [ProjectFile]) {
    self.version = version
    self.project = project
    (commands, unfollowed) = ([], [])
    base = ProjectSnapshot(files)
  }

  /// Returns the record after another command.
  func following(_ request: GrowthRequest, typed command: String) -> GenerationRecord {
    var result = self
    guard let next = try? request.applied(to: base) else {
      if !unfollowed.contains(command) { result.unfollowed.append(command) }
      return result
    }
    guard next != base else { return self }
    result.base = next
    result.commands.append(request)
    return result
  }

  /// Returns the record as this version of the tool would write it after the same commands.
  ///
  /// - Parameters:
  ///   - version: the version of the tool.
  ///   - package: Strata's folder.
  /// - Throws: ``InputError`` with the first command that this version refuses.
  public func repeated(version: String, package: URL) throws -> GenerationRecord {
    var result = self
    result.version = version
    result.base = try Self.repeated("new \(project.name)") { try project.project(package: package) }
    for command in commands {
      result.base = try Self.repeated(command.command) { try command.applied(to: result.base) }
    }
    return result
  }

  private static func repeated(
    _ command: String, _ work: () throws -> ProjectSnapshot
  ) throws -> ProjectSnapshot {
    do { return try work() } catch let error as InputError {
      throw InputError(
        "recorded command", command,
        "cannot be repeated with the templates of this version: \(error.text)")
    } catch let conflict as EditConflict {
      throw InputError(
        "recorded command", command,
        "cannot be repeated with the templates of this version: \(conflict.text)")
    }
  }
}

// MARK: The file

extension GenerationRecord {
  /// Reads a record.
  ///
  /// - Parameter json: the contents of the file.
  /// - Throws: ``InputError`` if they are no record.
  public init(json: Data) throws(InputError) {
    do { self = try JSONDecoder().decode(GenerationRecordDTO.self, from: json).toRecord() } catch {
      throw InputError(
        "file", Self.path,
        "is not a valid record of strata's commands; if git left conflict markers, keep one side")
    }
  }

  /// Returns the contents of the file: JSON with sorted keys, the same bytes for the same record.
  ///
  /// - Throws: ``InputError`` if it cannot be encoded.
  func json() throws(InputError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { return try encoder.encode(GenerationRecordDTO(self)) + Data("\n".utf8) } catch {
      throw InputError("file", Self.path, "cannot be encoded")
    }
  }

  /// Returns the record as a file of the project.
  ///
  /// - Throws: ``InputError`` if it cannot be encoded.
  public func file() throws(InputError) -> ProjectFile {
    ProjectFile(path: Self.path, text: String(decoding: try json(), as: UTF8.self))
  }
}
