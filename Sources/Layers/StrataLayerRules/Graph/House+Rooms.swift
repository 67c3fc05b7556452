import StrataProjectFacts

/// A module of the project's packages, with its layer.
public struct Room: Equatable, Sendable {
  /// The name of the module.
  public var module: String
  /// The name of its layer.
  public var floor: String
  /// A description in one sentence; `nil` if the rule book has none.
  public var sentence: String?
}

extension House {
  /// Returns every module of a manifest that belongs to a layer, without tests: by layer in the
  /// rule book's order, then by name.
  ///
  /// If two manifests declare a module for the same folder, the outermost one names it: it is the
  /// project's manifest, and the other package is for clients of that folder alone.
  func rooms(by book: LayerBook) -> [Room] {
    let outermostFirst = project.manifests.sorted { $0.path.count < $1.path.count }
    var taken: Set<String> = []
    let rooms = outermostFirst.flatMap(\.targets).compactMap { target -> Room? in
      guard !target.isTest, taken.insert(target.folder).inserted else { return nil }
      return room(of: target, by: book)
    }
    return book.floors.flatMap { floor in
      rooms.filter { $0.floor == floor.name }.sorted { $0.module < $1.module }
    }
  }

  private func room(of target: Manifest.Target, by book: LayerBook) -> Room? {
    let place = placed("\(target.folder)/\(target.name)")
    guard let floor = book.floors.first(where: { $0.name == place.floor }) else { return nil }
    let holes = place.holes.merging(["module": target.name]) { $1 }
    let sentence = (floor.sentences[target.name] ?? floor.sentences["*"]).map {
      PathPattern.fill($0, with: holes)
    }
    return Room(module: target.name, floor: floor.name, sentence: sentence)
  }

  /// Returns problems for modules without a description, and for descriptions of modules that do
  /// not exist.
  public func untold(by book: LayerBook) -> [String] {
    let rooms = rooms(by: book)
    let silent = rooms.filter { $0.sentence == nil }.map {
      "nothing says what the module \($0.module) is: give the floor \($0.floor) an 'is' for it"
    }
    let gone = book.floors.flatMap { floor in
      let names = Set(rooms.filter { $0.floor == floor.name }.map(\.module)).union(["*"])
      return floor.sentences.keys.sorted().filter { !names.contains($0) }.map {
        "the floor \(floor.name) says what the module \($0) is, which it does not hold"
      }
    }
    return silent + gone
  }
}
