/// The value of a relationship.
enum ModelLink {
  /// A link to one model of the record's context.
  case one(PersistentIdentifier?)
  /// Links to many models of the record's context, as far as they are loaded.
  case many(LinkedIDs)
  /// Links to objects, while the record is in no context.
  case objects([any PersistentModel])
}

/// Identifiers in order, each once.
struct LinkedIDs {
  private(set) var ordered: [PersistentIdentifier] = []
  private var members: Set<PersistentIdentifier> = []

  init(_ identifiers: [PersistentIdentifier]) {
    for identifier in identifiers { append(identifier) }
  }

  func contains(_ identifier: PersistentIdentifier) -> Bool { members.contains(identifier) }

  mutating func append(_ identifier: PersistentIdentifier) {
    if members.insert(identifier).inserted { ordered.append(identifier) }
  }

  mutating func remove(_ identifier: PersistentIdentifier) {
    guard members.remove(identifier) != nil else { return }
    ordered.removeAll { $0 == identifier }
  }
}
