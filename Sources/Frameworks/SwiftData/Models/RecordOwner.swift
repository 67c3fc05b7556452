/// The methods of a context that its records use.
protocol RecordOwner: AnyObject {
  /// Returns the model with an identifier; `nil` if it was deleted.
  func resolve(_ identifier: PersistentIdentifier) -> (any PersistentModel)?

  /// Returns the models with some identifiers, without those that were deleted.
  func resolve(_ identifiers: [PersistentIdentifier]) -> [any PersistentModel]

  /// Returns the identifiers of a relationship to many that is not loaded yet.
  func load(_ name: String, of record: _ModelRecord) -> [PersistentIdentifier]

  /// Records that an attribute has changed.
  func noteChange(of record: _ModelRecord, _ name: String)

  /// Records the value that an attribute had before a change, so that the change can be undone.
  func noteUndo(of record: _ModelRecord, _ name: String, from old: Any?)

  /// Sets a to-one relationship, and changes the inverses.
  func link(_ record: _ModelRecord, _ name: String, to model: (any PersistentModel)?)

  /// Sets a relationship to many, and changes the inverses.
  func link(_ record: _ModelRecord, _ name: String, toAll models: [any PersistentModel])

  /// Returns whether a model has changes that are not saved.
  func hasChanges(_ identifier: PersistentIdentifier) -> Bool
}
