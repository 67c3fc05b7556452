import Foundation

/// Finds out whether the tool generated a screen, or a person wrote it under the same name.
struct GeneratedScreens {
  let project: ProjectSnapshot
  /// The project's files as the tool generated them; `nil` if they are not known.
  let recorded: ProjectSnapshot?

  /// Returns whether a person wrote the screen of a name: there is a view, and it is neither
  /// recorded as generated nor has the text that would be generated.
  ///
  /// - Parameters:
  ///   - screen: the name, such as `OrderDetail`.
  ///   - entity: the name of the entity that a generated screen would show.
  func hasOther(_ screen: String, of entity: String) -> Bool {
    let file = "/\(screen)View.swift"
    guard let path = project.files.keys.first(where: { $0.hasSuffix(file) }) else { return false }
    return recorded?.files[path] == nil
      && text(of: screen, of: entity, at: path) != project.files[path]
  }

  /// Returns the text that `strata add screen` would write; `nil` if it would write no such file.
  private func text(of screen: String, of entity: String, at path: String) -> Data? {
    var project = project
    project.files = project.files.filter { path, _ in
      path.split(separator: "/").last?.hasPrefix(screen) != true
    }
    var request = AddRequest(.screen, name: screen, entity: entity)
    request.isRepeated = true
    return try? request.changes(in: project).first { $0.path == path }?.after
  }
}
