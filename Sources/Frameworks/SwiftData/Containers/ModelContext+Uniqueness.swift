import StrataPersistence

/// Values of a model that no other model may have.
private struct UniqueKey: Hashable {
  let entity: String
  let names: [String]
  let values: [SQLValue]
}

extension ModelContext {
  /// Joins each new model with the existing model that has its unique values: the existing model
  /// gets the other values of the new one.
  func settleUniqueness() throws(SwiftDataError) {
    undoManager?.disableUndoRegistration()
    defer { undoManager?.enableUndoRegistration() }
    var taken: [UniqueKey: any PersistentModel] = [:]
    for model in changed.values {
      for key in uniqueKeys(of: model._$record) { taken[key] = model }
    }
    for model in Self.sorted(inserted) where inserted[model.persistentModelID] != nil {
      let record = model._$record
      let keys = uniqueKeys(of: record)
      if let owner = try owner(of: keys, taken) {
        merge(model, record, into: owner)
      } else {
        for key in keys { taken[key] = model }
      }
    }
  }

  /// Returns the unique values of a model. NULL differs from every value, including NULL.
  private func uniqueKeys(of record: _ModelRecord) -> [UniqueKey] {
    guard let entity = core.plan.entities[record.entityName] else { return [] }
    return entity.uniqueness.compactMap { names in
      let values = names.compactMap { column($0, of: record, entity) }.filter { $0 != .null }
      guard values.count == names.count else { return nil }
      return UniqueKey(entity: entity.name, names: names, values: values)
    }
  }

  /// Returns the model that already has one of the unique values of a new model.
  private func owner(
    of keys: [UniqueKey], _ taken: [UniqueKey: any PersistentModel]
  ) throws(SwiftDataError) -> (any PersistentModel)? {
    for key in keys {
      if let model = taken[key] { return model }
      guard let entity = core.plan.entities[key.entity] else { continue }
      if let model = try stored(key.names, key.values, entity) { return model }
    }
    return nil
  }

  private func stored(
    _ names: [String], _ values: [SQLValue], _ entity: EntityPlan
  ) throws(SwiftDataError) -> (any PersistentModel)? {
    let alias = PredicateTranslator.alias
    let tests = names.map { "\(alias).\($0.quoted) = ?" }.joined(separator: " AND ")
    let query = SQLText(
      "SELECT \(entity.selection) FROM \(entity.name.quoted) AS \(alias) WHERE \(tests)", values)
    let rows = try core.part(entity.name).store.rows(
      query, columns: entity.columns.count + 1, pending: RowChanges())
    for row in rows {
      let model = try materialize(row, entity)
      // It may have been deleted, or have another value, in this context.
      let record = model._$record
      let isSame = zip(names, values).allSatisfy { column($0, of: record, entity) == $1 }
      if !record.isDeleted, isSame { return model }
    }
    return nil
  }

  private func merge(
    _ model: any PersistentModel, _ record: _ModelRecord, into taken: any PersistentModel
  ) {
    let kept = taken._$record
    inserted[record.identifier] = nil
    registered[record.identifier] = nil
    guard let entity = core.plan.entities[record.entityName] else { return }
    for attribute in entity.attributes {
      announce(kept, attribute.name) {
        kept.values[attribute.name] = record.values[attribute.name]
        noteChange(of: kept, attribute.name)
      }
    }
    for relationship in entity.relationships {
      let models = resolve(record.linked(relationship.name))
      guard !models.isEmpty else { continue }
      if relationship.isToMany {
        link(record, relationship.name, toAll: [])
        let all = resolve(kept.linked(relationship.name)) + models
        announce(kept, relationship.name) { link(kept, relationship.name, toAll: all) }
      } else {
        link(record, relationship.name, to: nil)
        announce(kept, relationship.name) { link(kept, relationship.name, to: models.first) }
      }
    }
    pairs = pairs.filter { $0.key.owner != record.identifier && $0.key.target != record.identifier }
    changed[record.identifier] = nil
    // Later changes of the new object then change the model.
    model._$record = kept
  }
}
