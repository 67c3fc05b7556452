/// A guess of the layers of files from the files' names.
struct FileRoles {
  /// The layer of each file whose name suggests one, and the pattern for all files with such names.
  private(set) var places: [String: (role: String, pattern: String)] = [:]

  init(_ paths: [String]) {
    let all = Set(paths)
    let hasViewModels = paths.contains { Self.name(of: $0).hasSuffix("ViewModel") }
    for path in paths {
      guard let (role, word) = Self.ending(of: path) else { continue }
      let pattern = "\(Self.base(of: path))**/*\(word)\(Self.isTopic(path) ? "+*" : "").swift"
      guard word == "Model" else {
        places[path] = (role, pattern)
        continue
      }
      // Next to a view without a view model, it may be the view's model or a domain model.
      let folder = Self.folder(of: path)
      let start =
        (folder.isEmpty ? "" : folder + "/") + Self.name(of: path).dropLast("Model".count)
      if !hasViewModels {
        places[path] = ("Models", pattern)
      } else if all.contains("\(start)View.swift"), !all.contains("\(start)ViewModel.swift") {
        places[path] = ("Models", path)
      } else {
        places[path] = (role, pattern)
      }
    }
  }

  /// The file patterns of each layer.
  var patterns: [String: [String]] {
    Dictionary(grouping: places.values, by: \.role).mapValues { Set($0.map(\.pattern)).sorted() }
  }

  /// A Boolean value that indicates whether files of two layers are in the same folder.
  var isMixed: Bool {
    Dictionary(grouping: places, by: { Self.folder(of: $0.key) }).values
      .contains { Set($0.map(\.value.role)).count > 1 }
  }

  /// Returns whether a pattern matches one of these files, whose layers follow from their folders.
  func claims(any paths: Set<String>) -> Bool {
    Set(places.values.map(\.pattern)).map { PathPattern($0) }
      .contains { pattern in paths.contains { pattern.match($0) != nil } }
  }

  /// Returns the layer of the longest suffix that the file's name has: `HomeViewModel` is a view
  /// model and not a `Model`. `nil` if it has none.
  private static func ending(of path: String) -> (role: String, word: String)? {
    let name = name(of: path)
    return LayoutGuess.fileRoles
      .flatMap { role in role.strong.map { (role: role.name, word: $0) } }
      .filter { name.hasSuffix($0.word) && name.count > $0.word.count }
      .max { $0.word.count < $1.word.count }
  }

  /// Returns the base name of a file: `HomeView` for `Features/Home/HomeView+Preview.swift`.
  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" } ?? "")
  }

  /// Returns whether the file is an extension that is named after a topic, such as
  /// `HomeView+Preview.swift`.
  private static func isTopic(_ path: String) -> Bool {
    path.split(separator: "/").last?.contains("+") == true
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Returns the folder that contains the features, with a slash at the end, so that patterns also
  /// match features that are added later.
  private static func base(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    let base = folders.count > 1 ? folders.dropLast() : folders
    return base.map { $0 + "/" }.joined()
  }
}
