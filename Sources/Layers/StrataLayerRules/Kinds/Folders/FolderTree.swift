import StrataSwiftFacts

/// The sources below a folder, by the folders that they are in.
struct FolderTree {
  let top: String
  let files: [SourceFile]
  /// The names of the folders between the top and each file.
  let homes: [String: [String]]
  /// The types and typealiases of these sources by their names.
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
      .map { TypeTable.Place(file: file, index: $0) }
  }

  /// The first of each name that a file uses of another folder.
  func references(in house: House) -> [FolderReference] {
    let functions = FolderFunctions(files, in: house)
    return files.flatMap { file -> [FolderReference] in
      var seen: Set<String> = []
      let uses = functions.adding(to: file.facts.uses, of: file)
      return uses.compactMap { use -> FolderReference? in
        guard !seen.contains(use.name), let home = target(of: use, in: file, house, functions)
        else { return nil }
        seen.insert(use.name)
        return reference(use, in: file, to: home)
      }
    }
  }

  /// Folders right below which there are more sources than a number.
  func crowds(over most: Int) -> [Finding] {
    let folders = Dictionary(grouping: files) {
      ([top] + (homes[$0.path] ?? [])).joined(separator: "/")
    }
    return folders.filter { $1.count > most }.map {
      Finding($0, nil, "\($0) size", "holds \($1.count) sources, and \(most) at most were said")
    }
  }

  // MARK: - Names

  /// What a use means in another folder; `nil` where something of its own folder may be meant.
  private func target(
    of use: FileFacts.Use, in file: SourceFile, _ house: House, _ functions: FolderFunctions
  ) -> SourceFile? {
    guard let near = types[use.name] else {
      return functions.home(of: use).flatMap { other($0, than: file) }
    }
    guard near.contains(where: { other($0.file, than: file) != nil }) else { return nil }
    let sight = Sight(file: file, house: house)
    if use.after == nil, sight.isParameter(use.name, around: use.owner) { return nil }
    let seen = near.filter { sight.sees($0, by: use) }.map(\.file)
    // Where two folders have such a name, nobody is accused.
    guard let first = seen.first, Set(seen.map { homes[$0.path] }).count == 1 else { return nil }
    return other(first, than: file)
  }

  private func other(_ target: SourceFile, than file: SourceFile) -> SourceFile? {
    homes[target.path] == homes[file.path] ? nil : target
  }

  /// A use as a step between two folders that lie beside each other.
  private func reference(
    _ use: FileFacts.Use, in file: SourceFile, to target: SourceFile
  ) -> FolderReference {
    let (own, theirs) = (homes[file.path] ?? [], homes[target.path] ?? [])
    let shared = zip(own, theirs).prefix { $0 == $1 }.count
    let level = ([top] + own.prefix(shared)).joined(separator: "/")
    return FolderReference(
      level: level, from: own.dropFirst(shared).first ?? FolderReference.beside,
      to: theirs.dropFirst(shared).first ?? FolderReference.beside,
      name: use.name, path: file.path, line: use.line,
      symbol: References.symbol(of: use, in: file))
  }
}

/// A name that a file uses of a folder beside its own.
struct FolderReference {
  /// Stands for the files that lie beside the folders of a level.
  static let beside = "."

  /// The folder that both folders are in.
  var level: String
  var from: String
  var to: String
  var name: String
  var path: String
  var line: Int
  var symbol: String

  var words: String { "\(from) uses \(name) of \(to) (\(path):\(line))" }
}
