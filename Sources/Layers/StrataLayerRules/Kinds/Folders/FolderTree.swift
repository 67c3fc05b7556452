import StrataSwiftFacts

/// The sources below a folder, by subfolder.
struct FolderTree {
  let top: String
  let files: [SourceFile]
  /// The names of the folders between the top and each file.
  let homes: [String: [String]]
  /// The types and typealiases of these sources by name.
  private let types: [String: [TypeTable.Place]]

  init(top: String, files: [SourceFile]) {
    let depth = top.split(separator: "/").count
    self.top = top
    self.files = files.sorted { $0.path < $1.path }
    homes = Dictionary(
      files.map {
        ($0.path, $0.path.split(separator: "/").dropFirst(depth).dropLast().map(String.init))
      }
    ) { first, _ in first }
    types = Dictionary(grouping: files.flatMap(Self.types)) { $0.declaration.name }
  }

  private static func types(of file: SourceFile) -> [TypeTable.Place] {
    let declarations = file.facts.declarations
    return declarations.indices
      .filter { declarations[$0].kind.isType || declarations[$0].kind == .typealias }
      .filter { !declarations[$0].isLocal }
      .map { TypeTable.Place(file: file, index: $0) }
  }

  /// Returns, for each file, the first use of each name that is declared in another folder.
  func references(in project: SourceProject) -> [FolderReference] {
    let functions = FolderFunctions(files, in: project)
    return files.flatMap { file -> [FolderReference] in
      var seen: Set<String> = []
      let uses = functions.adding(to: file.facts.uses, of: file)
      return uses.compactMap { use -> FolderReference? in
        guard !use.isValue, !seen.contains(use.name),
          let home = target(of: use, in: file, project, functions)
        else { return nil }
        seen.insert(use.name)
        return reference(use, in: file, to: home)
      }
    }
  }

  /// Returns findings for folders with more direct sources than `most`.
  func crowds(over most: Int) -> [Finding] {
    let folders = Dictionary(grouping: files) {
      ([top] + (homes[$0.path] ?? [])).joined(separator: "/")
    }
    return folders.filter { $1.count > most }.map {
      Finding($0, nil, "\($0) size", "has \($1.count) source files; the rule allows \(most)")
    }
  }

  // MARK: - Names

  /// Returns the file in another folder that a use refers to; `nil` if the use may refer to its own
  /// folder.
  private func target(
    of use: FileFacts.Use, in file: SourceFile, _ project: SourceProject,
    _ functions: FolderFunctions
  ) -> SourceFile? {
    guard let near = types[use.name] else {
      return functions.home(of: use).flatMap { other($0, than: file) }
    }
    guard near.contains(where: { other($0.file, than: file) != nil }) else { return nil }
    let sight = Sight(file: file, project: project)
    if use.after == nil, sight.isParameter(use.name, around: use.owner) { return nil }
    let seen = near.filter { sight.sees($0, by: use) }.map(\.file)
    // If two folders declare the name, the use is ambiguous and is not reported.
    guard let first = seen.first, Set(seen.map { homes[$0.path] }).count == 1 else { return nil }
    return other(first, than: file)
  }

  private func other(_ target: SourceFile, than file: SourceFile) -> SourceFile? {
    homes[target.path] == homes[file.path] ? nil : target
  }

  /// Returns a use as a reference between two sibling folders.
  private func reference(
    _ use: FileFacts.Use, in file: SourceFile, to target: SourceFile
  ) -> FolderReference {
    let (own, theirs) = (homes[file.path] ?? [], homes[target.path] ?? [])
    let shared = zip(own, theirs).prefix { $0 == $1 }.count
    let level = ([top] + own.prefix(shared)).joined(separator: "/")
    return FolderReference(
      level: level, from: own.dropFirst(shared).first ?? FolderReference.beside,
      to: theirs.dropFirst(shared).first ?? FolderReference.beside,
      name: use.name, path: file.path, line: use.line, column: use.column,
      symbol: References.symbol(of: use, in: file))
  }
}

/// A use of a name from a sibling folder.
struct FolderReference {
  /// The name that stands for the files which are directly in a folder, next to its subfolders.
  static let beside = "."

  /// The common parent of the folder and its sibling.
  var level: String
  var from: String
  var to: String
  var name: String
  var path: String
  var line: Int
  var column: Int
  var symbol: String

  var words: String { "\(from) uses \(name) of \(to) (\(path):\(line))" }
}
