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

  /// Returns the last component of a path, such as `Home.swift`.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Returns the last component of a path without its last dot and what follows it.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the file extension in lower case: what follows the last dot of the name. It is the
  /// empty string if there is none.
  static func kind(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns the folder that contains a file.
  static func folder(_ path: String) -> String { plain("\(path)/..") }

  /// Returns whether a path is below a folder.
  static func isBelow(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path.hasPrefix("\(folder)/")
  }

  /// Returns the path from a folder to a path below it; if the path is not below the folder,
  /// returns it unchanged.
  static func relative(_ path: String, from folder: String) -> String {
    guard isBelow(path, folder) else { return path }
    return String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
  }

  /// Returns the deepest folder that contains all of these folders.
  static func common(_ folders: [String]) -> String {
    guard var shared = folders.first?.split(separator: "/") else { return "/" }
    for folder in folders.dropFirst() {
      let parts = folder.split(separator: "/")
      shared = zip(shared, parts).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + shared.joined(separator: "/")
  }
}
