/// The value of a relationship in a model's record.
enum ModelLink {
  /// The identifier of a related model in the record's context.
  case one(PersistentIdentifier?)
  /// The identifiers of related models in the record's context, as far as they are loaded.
  case many(LinkedIDs)
  /// The related models as objects, while the record is in no context.
  case objects([any PersistentModel])
}

/// A list of identifiers, which contains each only once.
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
