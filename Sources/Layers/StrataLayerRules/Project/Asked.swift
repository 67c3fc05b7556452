public import StrataSwiftFacts

/// The part of a project to check. Without it, all files are checked.
public struct Asked: Sendable {
  let holds: @Sendable (String) -> Bool
  let memory: (any FactsMemory)?

  /// Creates the part of the project whose paths satisfy `holds`.
  ///
  /// - Parameters:
  ///   - memory: keeps facts of the other files from one check to the next.
  ///   - holds: returns whether a path, relative to the project's top, is to be checked.
  public init(
    memory: (any FactsMemory)? = nil, where holds: @escaping @Sendable (String) -> Bool
  ) {
    self.memory = memory
    self.holds = holds
  }
}

/// A cache of the facts of files, valid for as long as the files do not change.
public protocol FactsMemory: Sendable {
  /// Returns the facts that were read with the same needs; `nil` if the file has changed or is not
  /// cached.
  func facts(of path: String, _ needs: FactNeeds) -> FileFacts?
  /// Stores the facts of a file after ``facts(of:_:)`` returned `nil`.
  func keep(_ facts: FileFacts, of path: String, _ needs: FactNeeds)
}

extension SourceProject {
  /// Returns whether the check includes a path.
  func isAsked(_ path: String) -> Bool { asked?.holds(path) ?? true }
}

extension FileFacts {
  /// Returns the facts of a file that rules need although the file is outside of the checked part.
  func narrowed(to reach: Reach) -> FileFacts {
    guard reach < .everything else { return self }
    var narrow = FileFacts()
    (narrow.imports, narrow.debugLines) = (imports, debugLines)
    if reach == .declarations { narrow.declarations = declarations }
    if reach == .types { narrow.declarations = typesAlone }
    return narrow
  }

  /// The types, extensions, typealiases and associated types of a file, with their enclosing
  /// declarations.
  private var typesAlone: [Declaration] {
    var isKept = declarations.map {
      $0.kind.isTypeOrExtension || $0.kind == .typealias || $0.kind == .associatedtype
        // A case or property may have the name of a framework's type.
        || $0.name.utf8.first.map((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains) == true
    }
    // An enclosing declaration precedes its members.
    for index in declarations.indices.reversed() where isKept[index] {
      if let parent = declarations[index].parent { isKept[parent] = true }
    }
    var places: [Int: Int] = [:]
    var kept: [Declaration] = []
    for index in declarations.indices where isKept[index] {
      places[index] = kept.count
      var one = declarations[index]
      one.parent = one.parent.flatMap { places[$0] }
      kept.append(one)
    }
    return kept
  }
}
