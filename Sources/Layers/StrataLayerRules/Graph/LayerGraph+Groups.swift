extension LayerGraph {
  /// Returns the overview of the project: a box for each group of layers, and an arrow where
  /// modules of one import modules of another. Uses of type names do not count: only an import
  /// leads to a module.
  static func groups(
    _ project: SourceProject, _ book: LayerBook, _ violations: [Violation]
  ) -> (nodes: [Node], edges: [Edge]) {
    let plan = GroupPlan(project, book)
    var found: [[String]: Edge] = [:]
    for file in project.files where !file.isTest {
      for one in file.facts.imports {
        guard let (from, to) = plan.ends(of: one.module, in: file) else { continue }
        let none = Edge(from: from.group, to: to.group, count: 0, isException: true)
        var edge = found[[from.group, to.group]] ?? none
        edge.count += 1
        edge.isException = edge.isException && !from.allows(one.module, on: to.name)
        found[[from.group, to.group]] = edge
      }
    }
    let files = Dictionary(project.files.map { ($0.path, $0) }) { first, _ in first }
    for violation in violations where violation.symbol.hasPrefix("import ") {
      let module = String(violation.symbol.dropFirst("import ".count))
      guard let file = files[violation.path], let (from, to) = plan.ends(of: module, in: file)
      else { continue }
      found[[from.group, to.group]]?.violation = violation.rule
    }
    return (plan.nodes, found.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) })
  }
}

/// The group of each layer, and the layer of each module.
private struct GroupPlan {
  private let layers: [String: LayerBook.Layer]
  /// The layer of each module, including modules without Swift files, which only manifests mention.
  private let places: [String: String]
  /// The groups that have a module, in the order of the rule book.
  let nodes: [LayerGraph.Node]

  init(_ project: SourceProject, _ book: LayerBook) {
    let layers = Dictionary(book.layers.map { ($0.name, $0) }) { first, _ in first }
    let modules = project.describedModules(by: book)
    // A module's name in a manifest takes precedence over the name that its layer derives.
    let places = project.modules.layers.merging(modules.map { ($0.module, $0.layer) }) { $1 }
    let used = Set(places.values).union(project.files.filter { !$0.isTest }.compactMap(\.layer))
    var names: [String] = []
    for layer in book.layers where used.contains(layer.name) && !names.contains(layer.group) {
      names.append(layer.group)
    }
    (self.layers, self.places) = (layers, places)
    nodes = names.map { name in
      LayerGraph.Node(
        name: name, layer: name, modules: modules.filter { layers[$0.layer]?.group == name })
    }
  }

  /// Returns the layers of the importing file and of the imported module, if they are in different
  /// groups; else `nil`.
  func ends(
    of module: String, in file: SourceFile
  ) -> (from: LayerBook.Layer, to: LayerBook.Layer)? {
    guard let from = file.layer.flatMap({ layers[$0] }),
      let to = places[module].flatMap({ layers[$0] }), from.group != to.group
    else { return nil }
    return (from, to)
  }
}
