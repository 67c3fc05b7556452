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
    guard !homes.isEmpty, let bytes = try? project.tree.bytes(at: file.path), calls(in: bytes)
    else {
      return uses
    }
    let all = FactsReader.facts(of: bytes, vocabulary: Set(homes.keys)).uses
    return uses + all.filter { home(of: $0) != nil }
  }

  /// Returns whether one of the functions' names precedes a parenthesis in the bytes, so that most
  /// files need not be parsed again.
  private func calls(in bytes: [UInt8]) -> Bool {
    let names = Set(homes.keys.map { Array($0.utf8) })
    let lengths = Set(names.map(\.count))
    return bytes.indices.contains { place in
      guard bytes[place] == UInt8(ascii: "(") else { return false }
      var start = place
      while start > 0, Self.isLetter(bytes[start - 1]) { start -= 1 }
      return lengths.contains(place - start) && names.contains(Array(bytes[start..<place]))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
