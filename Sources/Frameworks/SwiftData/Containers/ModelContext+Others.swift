import Foundation
import StrataPersistence

extension ModelContext {
  // MARK: Undoing

  /// Discards all changes: new models are removed from the context, and all others get their stored
  /// values again. Earlier changes cannot be undone any more.
  public func rollback() {
    refusals = []
    undoManager?.removeAllActions(withTarget: self)
    guard hasChanges else { return }
    let (new, old) = (inserted.values, [changed.values, deleted.values].flatMap { $0 })
    (inserted, changed, deleted, pairs, denials) = ([:], [:], [:], [:], [:])
    for model in new { release(model._$record) }
    for model in old {
      let record = model._$record
      record.dirty = []
      record.isDeleted = false
      record.columns = [:]
      registered[record.identifier] = WeakModel(model: model)
    }
    reread(old)
    forgetLinks { _ in true }
    revision.advance()
  }

  /// Removes a model that was never saved from the context.
  private func release(_ record: _ModelRecord) {
    for name in record.links.keys { record.links[name] = .objects([]) }
    record.owner = nil
    registered[record.identifier] = nil
  }

  // MARK: Saves of others

  /// Merges the changes that another context has saved.
  func merge(_ change: StoreChange) {
    let models = registered.values.compactMap(\.model).filter { model in
      change.touched?.contains(model.persistentModelID) ?? true
    }
    reread(models.filter { inserted[$0.persistentModelID] == nil })
    let names = change.touched.map { Set($0.map(\.entityName)) }
    forgetLinks { names?.contains($0) ?? true }
    revision.advance()
  }

  /// Reads the rows of models again. Models without a row are treated as deleted.
  private func reread(_ models: [any PersistentModel]) {
    for model in models {
      let record = model._$record
      guard let entity = core.plan.entities[record.entityName] else { continue }
      let alias = PredicateTranslator.alias
      let query = SQLText(
        "SELECT \(entity.selection) FROM \(entity.name.quoted) AS \(alias) "
          + "WHERE \(alias).\(OwnColumn.key) = ?", [.integer(record.identifier.key)])
      // A failure leaves the model as it is; the next fetch reports it.
      guard
        let rows = try? read(query, entity, columns: entity.columns.count + 1, isPending: false)
      else { continue }
      if let row = rows.first {
        try? refresh(record, row, entity)
      } else {
        noteGone(record)
      }
    }
  }

  private func noteGone(_ record: _ModelRecord) {
    record.isDeleted = true
    registered[record.identifier] = nil
    changed[record.identifier] = nil
    deleted[record.identifier] = nil
  }

  /// Discards loaded relationships to many, so that they are read again when they are used.
  ///
  /// - Parameter isChanged: A closure that returns whether models of an entity may have changed.
  private func forgetLinks(_ isChanged: (String) -> Bool) {
    for model in registered.values.compactMap(\.model)
    where inserted[model.persistentModelID] == nil {
      let record = model._$record
      for relationship in core.plan.entities[record.entityName]?.relationships ?? []
      where relationship.isToMany && record.links[relationship.name] != nil
        && isChanged(relationship.target)
      {
        announce(record, relationship.name) { record.links[relationship.name] = nil }
      }
    }
  }

  // MARK: Saving by itself

  /// Schedules a save for the next turn of the main actor, so that all changes of this turn are
  /// saved at once.
  func scheduleAutosave() {
    guard !isAutosaveScheduled else { return }
    isAutosaveScheduled = true
    let ear = ear
    Task { @MainActor in ear.context?.autosave() }
  }

  /// Saves if automatic saving is enabled. A failure is written to standard error, and the changes
  /// are kept.
  func autosave() {
    isAutosaveScheduled = false
    guard autosaveEnabled, hasChanges || !refusals.isEmpty else { return }
    do {
      try save()
    } catch {
      try? FileHandle.standardError.write(
        contentsOf: Data("SwiftData could not save: \(error.localizedDescription)\n".utf8))
    }
  }
}
