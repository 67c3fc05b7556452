import StrataSwiftFacts

/// The global functions of some sources and the calls of them. The facts of a file do not include
/// such calls, only uses of types and of the words that rules ask for.
struct FolderFunctions {
  private var homes: [String: SourceFile] = [:]
  private let project: SourceProject

  /// Collects the global functions whose names are unambiguous.
  ///
  /// - Parameter files: the sources with the functions and the calls.
  init(_ files: [SourceFile], in project: SourceProject) {
    self.project = project
    var members: Set<String> = []
    var several: Set<String> = []
    for file in files {
      for one in file.facts.declarations where one.kind == .func {
        if one.parent != nil {
          members.insert(one.name)
        } else if Set(one.modifiers).isDisjoint(with: ["private", "fileprivate"]),
          homes.updateValue(file, forKey: one.name) != nil
        {
          several.insert(one.name)
        }
      }
    }
    // A call of such a name may mean a method, or another function.
    for name in members.union(several) { homes[name] = nil }
  }

  func home(of use: FileFacts.Use) -> SourceFile? {
    use.isCall && use.after == nil ? homes[use.name] : nil
  }

  /// Returns a file's uses of names together with its calls of the global functions.
  func adding(to uses: [FileFacts.Use], of file: SourceFile) -> [FileFacts.Use] {
    guard !homes.isEmpty, let bytes = try? project.tree.bytes(at: file.path),
      CalledNames.contain(Set(homes.keys), in: bytes)
    else {
      return uses
    }
    let all = FactsReader.facts(of: bytes, vocabulary: Set(homes.keys)).uses
    return uses + all.filter { home(of: $0) != nil }
  }
}
