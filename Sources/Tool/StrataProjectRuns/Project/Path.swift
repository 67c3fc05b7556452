/// Functions on absolute paths.
enum Path {
  /// Returns an absolute path without `.`, `..` and doubled slashes.
  ///
  ///     Path.plain("/a/App/../Kit/")    // "/a/Kit"
  static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == ".." {
        _ = parts.popLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns a path in a folder; an absolute path stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    plain(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// Returns the last component: `Home.swift`.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Returns the last component without what follows its last dot.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns what follows the last dot of the name in lower case, or the empty string.
  static func kind(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns the folder around a file.
  static func folder(_ path: String) -> String { plain("\(path)/..") }

  /// Returns whether a path is below a folder.
  static func isBelow(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path.hasPrefix("\(folder)/")
  }

  /// Returns the path from a folder to something below it; the whole path if it is not below it.
  static func relative(_ path: String, from folder: String) -> String {
    guard isBelow(path, folder) else { return path }
    return String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
  }

  /// Returns the deepest folder that holds all of these folders.
  static func common(_ folders: [String]) -> String {
    guard var shared = folders.first?.split(separator: "/") else { return "/" }
    for folder in folders.dropFirst() {
      let parts = folder.split(separator: "/")
      shared = zip(shared, parts).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + shared.joined(separator: "/")
  }
}
