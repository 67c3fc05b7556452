public import StrataSwiftFacts

/// The part of a project that a check is asked about. Without it, a check is about all files.
public struct Asked: Sendable {
  let holds: @Sendable (String) -> Bool
  let memory: (any FactsMemory)?

  /// - Parameters:
  ///   - memory: keeps facts of the other files from one check to the next.
  ///   - holds: tells the paths, from the project's top, that were asked about.
  public init(
    memory: (any FactsMemory)? = nil, where holds: @escaping @Sendable (String) -> Bool
  ) {
    self.memory = memory
    self.holds = holds
  }
}

/// Remembers what was read of files, for as long as they do not change.
public protocol FactsMemory: Sendable {
  /// Gives what was read of a file with the same needs; `nil` where it changed, or is not known.
  func facts(of path: String, _ needs: FactNeeds) -> FileFacts?
  /// Remembers what was read of a file after ``facts(of:_:)`` knew nothing of it.
  func keep(_ facts: FileFacts, of path: String, _ needs: FactNeeds)
}

extension House {
  /// Tells if the check is about a path.
  func isAsked(_ path: String) -> Bool { asked?.holds(path) ?? true }
}

extension FileFacts {
  /// Leaves out what no rule looks at in a file that nobody asked about.
  func narrowed(to reach: Reach) -> FileFacts {
    guard reach < .everything else { return self }
    var narrow = FileFacts()
    (narrow.imports, narrow.debugLines) = (imports, debugLines)
    if reach == .declarations { narrow.declarations = declarations }
    if reach == .types { narrow.declarations = typesAlone }
    return narrow
  }

  /// The types, extensions, typealiases and associated types, with the declarations around them.
  private var typesAlone: [Declaration] {
    var isKept = declarations.map {
      $0.kind.isTypeOrExtension || $0.kind == .typealias || $0.kind == .associatedtype
    }
    // What is around a declaration stands before it.
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
