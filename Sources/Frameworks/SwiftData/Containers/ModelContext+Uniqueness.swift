import StrataPersistence

extension ModelContext {
  /// Makes each new model whose unique values are taken one with the model that has them, whose
  /// other values it replaces.
  func settleUniqueness() throws(SwiftDataError) {
    for model in Self.sorted(inserted) {
      let record = model._$record
      guard inserted[record.identifier] != nil, let entity = core.plan.entities[record.entityName]
      else { continue }
      for names in entity.uniqueness {
        guard let taken = try owner(of: names, like: record, entity) else { continue }
        merge(model, record, into: taken)
        break
      }
    }
  }

  /// Returns the model that has the same unique values as a new one.
  private func owner(
    of names: [String], like record: _ModelRecord, _ entity: EntityPlan
  ) throws(SwiftDataError) -> (any PersistentModel)? {
    var values: [SQLValue] = []
    for name in names {
      // NULL is unlike any other, also unlike NULL.
      guard let value = column(name, of: record, entity), value != .null else { return nil }
      values.append(value)
    }
    func isSame(_ other: any PersistentModel) -> Bool {
      let other = other._$record
      return other !== record && other.entityName == entity.name && !other.isDeleted
        && zip(names, values).allSatisfy { column($0, of: other, entity) == $1 }
    }
    let earlier = Self.sorted(inserted).prefix { $0._$record !== record }
    if let other = earlier.first(where: isSame) ?? changed.values.first(where: isSame) {
      return other
    }
    return try stored(names, values, entity)
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
    // What the app still changes in the new object is then changed in the model.
    model._$record = kept
  }
}
