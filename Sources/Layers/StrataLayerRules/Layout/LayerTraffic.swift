/// The imports and uses between the guessed layers of a project, divided into those that the
/// proposed rules allow and those that they report.
struct LayerTraffic {
  /// An import or use of another layer. What one line uses of a layer counts once.
  private struct Crossing: Hashable {
    var path: String
    var line: Int
    var from: String
    var to: String

    func touches(_ layer: String) -> Bool { from == layer || to == layer }
  }

  private let allowed: Set<Crossing>
  private let reported: Set<Crossing>
  /// The layers that each finding is about: that of its file, and that of what the file uses.
  private let findings: [Set<String>]

  /// The number of findings in the files of the layers.
  var findingCount: Int { findings.count }

  /// Counts what crosses the layers of a project.
  ///
  /// - Parameter orders: the layers that each proposed rule about an order names, by the rule's
  ///   identifier: the outer layer and the inner one.
  init(
    _ project: SourceProject, _ violations: [Violation],
    orders: [String: (outer: String, inner: String)]
  ) {
    let own = project.files.filter { !$0.isTest }
    let layers = Dictionary(own.map { ($0.path, $0.layer) }) { first, _ in first }
    var reported: Set<Crossing> = []
    var findings: [Set<String>] = []
    // Warnings are about unreadable code, which no other guess would change.
    for violation in violations where violation.severity == .error {
      guard let from = layers[violation.path] ?? nil else { continue }
      let to = orders[violation.id]?.outer ?? Self.imported(by: violation, project)
      findings.append(Set([from, to].compactMap(\.self)))
      guard let to, let line = violation.line, from != to else { continue }
      reported.insert(Crossing(path: violation.path, line: line, from: from, to: to))
    }
    (self.reported, self.findings) = (reported, findings)
    allowed = Set(own.flatMap { Self.crossings(of: $0, project) }).subtracting(reported)
  }

  /// Returns the imports and uses from and to a layer.
  func votes(of layer: String) -> LayerEvidence.Votes {
    .init(
      agreeing: allowed.count { $0.touches(layer) },
      contrary: reported.count { $0.touches(layer) })
  }

  /// Returns the imports and uses of a layer by another one; those in the other direction agree.
  func votes(between one: String, and other: String) -> LayerEvidence.Votes {
    .init(
      agreeing: allowed.count { $0.touches(one) && $0.touches(other) },
      contrary: reported.count { $0.from == one && $0.to == other })
  }

  /// Returns the number of findings in the files of a layer, or in others about uses of it.
  func findingCount(of layer: String) -> Int { findings.count { $0.contains(layer) } }

  /// Returns the layer of the module whose import is reported.
  private static func imported(by violation: Violation, _ project: SourceProject) -> String? {
    guard violation.id == "layers", violation.symbol.hasPrefix("import ") else { return nil }
    return project.modules.layers[String(violation.symbol.dropFirst("import ".count))]
  }

  private static func crossings(of file: SourceFile, _ project: SourceProject) -> [Crossing] {
    guard let from = file.layer else { return [] }
    let imports = file.facts.imports.map { ($0.line, project.modules.layers[$0.module]) }
    let uses = project.typeUses(in: file).map {
      ($0.line, $0.target.isTest ? nil : $0.target.layer)
    }
    return (imports + uses).compactMap { line, to in
      guard let to, to != from else { return nil }
      return Crossing(path: file.path, line: line, from: from, to: to)
    }
  }
}
