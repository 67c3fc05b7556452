extension LayerGraph {
  /// The name of the layer in which drawings show modules that are not part of the project, such as
  /// SwiftUI.
  static let outside = "outside"

  /// The arrows that violations are about, by their two ends.
  struct Broken {
    /// The forbidden arrows, with the sentence of the rule.
    var rules: [[String]: String] = [:]
    /// The permitted arrows by which a forbidden box is reached.
    var ways: Set<[String]> = []
  }

  /// Returns the arrows that violations are about. Of a chain of imports, the rule forbids the first
  /// one; of a cycle, all of them.
  static func broken(
    _ project: SourceProject, _ violations: [Violation], _ level: Level
  ) -> Broken {
    let files = Dictionary(project.files.map { ($0.path, $0) }) { first, _ in first }
    var found = Broken()
    for violation in violations {
      let chain = violation.chain.compactMap { step($0, project, files, level) }
      let isCycle = chain.first?.first == chain.last?.last
      // Within one layer, the first imports are no arrows.
      var pairs = isCycle ? chain : Array(chain.drop { $0[0] == $0[1] }.prefix(1))
      if let file = files[violation.path], let from = name(of: file, level) {
        pairs += targets(of: violation, project, level).map { [from, $0] }
      }
      for pair in pairs where pair[0] != pair[1] { found.rules[pair] = violation.rule }
      found.ways.formUnion(chain.filter { $0[0] != $0[1] })
    }
    found.ways.subtract(found.rules.keys)
    return found
  }

  private static func targets(of violation: Violation, _ project: SourceProject, _ level: Level)
    -> [String]
  {
    let word = violation.symbol.split(separator: " ").last.map(String.init) ?? ""
    if violation.symbol.hasPrefix("import ") { return [box(word, project, level)] }
    guard violation.symbol.contains(" uses ") else { return [] }
    return (project.types.types[word] ?? []).compactMap { name(of: $0.file, level) }
  }

  /// Returns the box in which an imported module is shown; in a graph of files, the module is a box
  /// by itself.
  private static func box(_ module: String, _ project: SourceProject, _ level: Level) -> String {
    level == .layer ? project.modules.layers[module] ?? module : module
  }

  /// Returns the two boxes of a step of an import chain, such as `Kit imports SwiftUI
  /// (Sources/Kit/A.swift:1)`.
  private static func step(
    _ words: String, _ project: SourceProject, _ files: [String: SourceFile], _ level: Level
  ) -> [String]? {
    guard let verb = words.firstRange(of: " imports "),
      let place = words[verb.upperBound...].firstRange(of: " (")
    else { return nil }
    let path = words[place.upperBound...].split(separator: ":").first.map(String.init) ?? ""
    guard let from = files[path].flatMap({ name(of: $0, level) }) else { return nil }
    return [from, box(String(words[verb.upperBound..<place.lowerBound]), project, level)]
  }

  /// Returns boxes for the targets of forbidden arrows, and of the ways to them, that are not part of
  /// the project.
  static func strangers(_ project: SourceProject, among own: [Node], _ broken: Broken) -> [Node] {
    let known = Set(own.map(\.name))
    let all = broken.ways.union(broken.rules.keys)
    return Set(all.compactMap(\.last)).subtracting(known).map {
      Node(name: $0, layer: project.modules.layers[$0] ?? Self.outside)
    }
  }
}
