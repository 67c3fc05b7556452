import Foundation
import StrataLayerRules

/// The plurals that people chose with `--plural`, by the names of the entities.
///
///     {"Person" : "Persons"}
///
/// They are a file of the project, because every later command needs them. Without a choice, there
/// is no file.
public struct OwnPlurals: Equatable, Sendable {
  /// The path of the file.
  public static let path = "strata-plurals.json"

  private(set) var words: [String: String] = [:]

  /// Reads the plurals of a project.
  ///
  /// - Parameter project: the files of the project.
  /// - Throws: ``InputError`` if the file has another form.
  init(of project: ProjectSnapshot) throws(InputError) {
    guard let data = project.files[Self.path] else { return }
    guard let words = try? JSONDecoder().decode([String: String].self, from: data) else {
      throw InputError(
        "file", Self.path, "must be a JSON object with the plural of each name as a string")
    }
    for (name, plural) in words { self.words[name] = try Self.checked(plural, for: name) }
  }

  /// Returns a name with the plural that was chosen for it, if one was.
  func named(_ name: TypeName) -> TypeName {
    words[name.text].map { name.with(plural: $0) } ?? name
  }

  /// Returns a type in which the names of entities have their plurals.
  func named(_ type: FieldType) -> FieldType {
    switch type {
    case .entity(let name): .entity(named(name))
    case .optional(let inner): .optional(named(inner))
    case .list(let inner): .list(named(inner))
    default: type
    }
  }

  /// Checks a plural.
  ///
  /// - Throws: ``InputError`` if it is no name of a type, or the singular.
  static func checked(_ plural: String, for name: String) throws(InputError) -> String {
    guard plural != name else {
      throw InputError("plural", plural, "is the singular, too; choose another word for a list")
    }
    return try TypeName(plural, field: "plural").text
  }

  /// Keeps the plural of a name; that of English rules is not written.
  mutating func keep(_ plural: String?, for name: String) {
    words[name] = plural == EnglishPlural.of(name) ? nil : plural
  }

  /// Returns the change of the project's file without a name: none if the name has no entry.
  ///
  /// - Throws: ``InputError`` if the file has another form.
  static func forgetting(
    _ name: String, in project: ProjectSnapshot
  ) throws(InputError) -> [FileChange] {
    var plurals = try OwnPlurals(of: project)
    plurals.keep(nil, for: name)
    return [plurals.change(in: project)].compactMap(\.self)
  }

  /// Returns the change of the project's file when a name becomes another one; none if neither has
  /// an entry.
  ///
  /// - Parameters:
  ///   - old: the name, whose entry is removed.
  ///   - new: the new name.
  ///   - plural: the chosen plural of the new name; `nil` for that of English rules.
  ///   - project: the files of the project.
  /// - Throws: ``InputError`` if the file has another form.
  static func moving(
    _ old: String, to new: String, _ plural: String?, in project: ProjectSnapshot
  ) throws(InputError) -> [FileChange] {
    var plurals = try OwnPlurals(of: project)
    plurals.keep(nil, for: old)
    plurals.keep(plural, for: new)
    return [plurals.change(in: project)].compactMap(\.self)
  }

  /// Returns the change of the project's file; `nil` if it stays as it is.
  func change(in project: ProjectSnapshot) -> FileChange? {
    let before = project.files[Self.path]
    if (try? OwnPlurals(of: project)) == self { return nil }
    return FileChange(path: Self.path, before: before, after: words.isEmpty ? nil : json)
  }

  private var json: Data {
    let lines = words.sorted { $0.key < $1.key }.map { "  \"\($0.key)\" : \"\($0.value)\"" }
    return Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
  }
}
