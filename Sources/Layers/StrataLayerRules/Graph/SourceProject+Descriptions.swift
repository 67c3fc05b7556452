import StrataProjectFacts

/// A module of the project's packages, with its layer and its description.
public struct DescribedModule: Equatable, Sendable {
  /// The name of the module.
  public var module: String
  /// The name of its layer.
  public var layer: String
  /// A description in one sentence; `nil` if the rule book has none.
  public var sentence: String?
}

extension SourceProject {
  /// Returns all modules of manifests that belong to a layer, without tests, sorted by layer in the
  /// rule book's order, then by name.
  ///
  /// If two manifests declare a module for the same folder, the name in the outermost manifest is
  /// used: that is the project's manifest, and the other package is for clients of that folder
  /// alone.
  func describedModules(by book: LayerBook) -> [DescribedModule] {
    let outermostFirst = facts.manifests.sorted { $0.path.count < $1.path.count }
    var taken: Set<String> = []
    let modules = outermostFirst.flatMap(\.targets).compactMap { target -> DescribedModule? in
      guard !target.isTest, taken.insert(target.folder).inserted else { return nil }
      return description(of: target, by: book)
    }
    return book.layers.flatMap { layer in
      modules.filter { $0.layer == layer.name }.sorted { $0.module < $1.module }
    }
  }

  private func description(of target: Manifest.Target, by book: LayerBook) -> DescribedModule? {
    let place = placed("\(target.folder)/\(target.name)")
    guard let layer = book.layers.first(where: { $0.name == place.layer }) else { return nil }
    let holes = place.holes.merging(["module": target.name]) { $1 }
    let sentence = (layer.sentences[target.name] ?? layer.sentences["*"]).map {
      PathPattern.fill($0, with: holes)
    }
    return DescribedModule(module: target.name, layer: layer.name, sentence: sentence)
  }

  /// Returns problems for modules without a description, and for descriptions of modules that do
  /// not exist.
  public func descriptionProblems(by book: LayerBook) -> [String] {
    let modules = describedModules(by: book)
    let missing = modules.filter { $0.sentence == nil }.map {
      "the module \($0.module) has no description: add one to 'is' of the layer \($0.layer)"
    }
    let gone = book.layers.flatMap { layer in
      let names = Set(modules.filter { $0.layer == layer.name }.map(\.module)).union(["*"])
      return layer.sentences.keys.sorted().filter { !names.contains($0) }.map {
        "the layer \(layer.name) describes the module \($0), which it does not contain"
      }
    }
    return missing + gone
  }
}
