/// A folder with named holes, such as `Apps/{app}/Domain`.
struct FolderPattern {
  var parts: [Substring]

  init(_ text: String) { parts = text.split(separator: "/") }

  /// What fills the holes where a path is inside such a folder; `nil` where it is elsewhere.
  ///
  ///     FolderPattern("Apps/{app}/Domain").match("Apps/WeDa/Domain/City.swift")  // ["app": "WeDa"]
  func match(_ path: String) -> [String: String]? {
    let folders = path.split(separator: "/").dropLast()
    guard folders.count >= parts.count else { return nil }
    var holes: [String: String] = [:]
    for (part, folder) in zip(parts, folders) {
      if part.hasPrefix("{"), part.hasSuffix("}") {
        holes[String(part.dropFirst().dropLast())] = String(folder)
      } else if part != folder {
        return nil
      }
    }
    return holes
  }

  /// Fills the holes of a name: `{app}Domain` becomes `WeDaDomain`.
  static func fill(_ name: String, with holes: [String: String]) -> String {
    holes.reduce(name) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}
