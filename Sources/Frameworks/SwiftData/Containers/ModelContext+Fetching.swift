import Foundation
import StrataPersistence

extension ModelContext {
  /// Returns the models that match a descriptor.
  ///
  /// The store filters and sorts if SQL can express the predicate and the order. Otherwise all rows
  /// are read, and the work is done in Swift, with the same result. A line on standard error then
  /// says so, once for each kind of fetch.
  ///
  /// - Throws: ``SwiftDataError`` if the store cannot be read.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let plan = try FetchPlan(descriptor, core.plan)
    let query = SQLText("SELECT \(plan.entity.selection) ") + plan.source
    let rows = try read(
      query, plan.entity, columns: plan.entity.columns.count + 1,
      isPending: descriptor.includePendingChanges)
    plan.note(rows: rows.count)
    let models = try rows.compactMap { try materialize($0, plan.entity) as? T }
    return try plan.finish(models)
  }

  /// Returns the models that match a descriptor, as a collection.
  ///
  /// Accepted: `batchSize` has no effect; all models are read at once.
  ///
  /// - Parameters:
  ///   - descriptor: A description of the models to fetch.
  ///   - batchSize: The number of models that are read at a time.
  /// - Throws: ``SwiftDataError`` if the store cannot be read.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> { try fetch(descriptor) }

  /// Returns the number of models that match a descriptor.
  ///
  /// - Throws: ``SwiftDataError`` if the store cannot be read.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    let plan = try FetchPlan(descriptor, core.plan)
    guard plan.isComplete else { return try fetch(descriptor).count }
    let query = "SELECT count(*) FROM (SELECT 1 " + plan.source + ")"
    let rows = try read(
      query, plan.entity, columns: 1, isPending: descriptor.includePendingChanges)
    guard case .integer(let count) = rows.first?.first else { return 0 }
    return count
  }

  /// Returns the identifiers of the models that match a descriptor.
  ///
  /// - Throws: ``SwiftDataError`` if the store cannot be read.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    let plan = try FetchPlan(descriptor, core.plan)
    guard plan.isComplete else { return try fetch(descriptor).map(\.persistentModelID) }
    let query = SQLText("SELECT \(PredicateTranslator.alias).\(OwnColumn.key) ") + plan.source
    return identifiers(
      try read(query, plan.entity, columns: 1, isPending: descriptor.includePendingChanges),
      plan.entity.name)
  }

  /// Returns the identifiers of the models that match a descriptor, as a collection.
  ///
  /// Accepted: `batchSize` has no effect; all identifiers are read at once.
  ///
  /// - Parameters:
  ///   - descriptor: A description of the models to fetch.
  ///   - batchSize: The number of identifiers that are read at a time.
  /// - Throws: ``SwiftDataError`` if the store cannot be read.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> { try fetchIdentifiers(descriptor) }

  /// Calls a closure with each model that matches a descriptor.
  ///
  /// - Parameters:
  ///   - fetch: The descriptor.
  ///   - batchSize: The number of models that are read at a time. Accepted: it has no effect; all
  ///     rows are read at once.
  ///   - allowEscapingMutations: Whether changes by the closure are kept. Accepted: it has no
  ///     effect; they are always kept.
  ///   - block: The closure; the enumeration ends with the first error.
  /// - Throws: ``SwiftDataError`` if the store cannot be read, or the closure's error.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  func identifiers(_ rows: [[SQLValue]], _ entity: String) -> [PersistentIdentifier] {
    let store = try? core.part(entity).identifier
    return rows.compactMap { row in
      guard case .integer(let key) = row.first else { return nil }
      return PersistentIdentifier(key: key, entityName: entity, storeIdentifier: store)
    }
  }

  /// Reads rows. If unsaved changes are included, the rows are as they will be after the next save.
  func read(
    _ query: SQLText, _ entity: EntityPlan, columns: Int, isPending: Bool = true
  ) throws(SwiftDataError) -> [[SQLValue]] {
    try core.checkAccess()
    let part = try core.part(entity.name)
    guard isPending, hasChanges else {
      return try part.store.rows(query, columns: columns, pending: RowChanges())
    }
    try settleUniqueness()
    return try part.store.rows(query, columns: columns, pending: try rowChanges(of: part))
  }
}

// MARK: - Rows as models

extension ModelContext {
  /// Returns the model for a row: the one that the context already has, or a new one.
  func materialize(
    _ row: [SQLValue], _ entity: EntityPlan
  ) throws(SwiftDataError) -> any PersistentModel {
    let identifier = try identifier(of: row, entity)
    if let model = registered[identifier]?.model {
      try refresh(model._$record, row, entity)
      return model
    }
    let record = _ModelRecord(entity.type, identifier)
    for (name, column) in zip(entity.columns, row.dropFirst()) {
      try take(column, name, record, entity)
    }
    let model = entity.type.init(_record: record)
    register(model, record)
    return model
  }

  private func identifier(
    of row: [SQLValue], _ entity: EntityPlan
  ) throws(SwiftDataError) -> PersistentIdentifier {
    guard case .integer(let key) = row.first else {
      throw .storage.about(entity.name, nil, "a row has no key")
    }
    return PersistentIdentifier(
      key: key, entityName: entity.name, storeIdentifier: try core.part(entity.name).identifier)
  }

  /// Updates a model with the changes that others have saved since it was read, except for the
  /// properties that this context has changed.
  func refresh(
    _ record: _ModelRecord, _ row: [SQLValue], _ entity: EntityPlan
  ) throws(SwiftDataError) {
    guard inserted[record.identifier] == nil else { return }
    for (name, column) in zip(entity.columns, row.dropFirst())
    where !record.dirty.contains(name) && record.columns[name] != column {
      var failure: SwiftDataError?
      announce(record, name) {
        do throws(SwiftDataError) {
          try take(column, name, record, entity)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
  }

  private func take(
    _ column: SQLValue, _ name: String, _ record: _ModelRecord, _ entity: EntityPlan
  ) throws(SwiftDataError) {
    record.columns[name] = column
    guard let attribute = entity.attribute(name) else {
      record.links[name] = .one(reference(column, name, entity))
      return
    }
    guard let value = attribute.codec.decode(column) else {
      throw .storage.about(entity.name, name, "a stored value does not have the attribute's type")
    }
    record.values[name] = value
  }

  private func reference(
    _ column: SQLValue, _ name: String, _ entity: EntityPlan
  ) -> PersistentIdentifier? {
    guard case .integer(let key) = column, let target = entity.relationship(name)?.target else {
      return nil
    }
    return PersistentIdentifier(
      key: key, entityName: target, storeIdentifier: try? core.part(target).identifier)
  }
}

// MARK: - What records ask for

extension ModelContext {
  func resolve(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    resolve([identifier]).first
  }

  func resolve(_ identifiers: [PersistentIdentifier]) -> [any PersistentModel] {
    // Those that are read are held until all are.
    var found: [PersistentIdentifier: any PersistentModel] = [:]
    for identifier in identifiers { found[identifier] = registered[identifier]?.model }
    let missing = identifiers.filter { found[$0] == nil && deleted[$0] == nil }
    for (entity, keys) in Dictionary(grouping: missing, by: \.entityName) {
      for model in readModels(keys, entity) { found[model.persistentModelID] = model }
    }
    return identifiers.compactMap { found[$0] }.filter { !$0._$record.isDeleted }
  }

  private func readModels(
    _ identifiers: [PersistentIdentifier], _ name: String
  ) -> [any PersistentModel] {
    report {
      let entity = try core.plan.entity(name)
      let (alias, key) = (PredicateTranslator.alias, OwnColumn.key)
      // SQLite takes 32,766 values.
      let parts = stride(from: 0, to: identifiers.count, by: 10_000).map {
        identifiers[$0..<min($0 + 10_000, identifiers.count)]
      }
      return try parts.flatMap { part -> [any PersistentModel] in
        let marks = Array(repeating: "?", count: part.count).joined(separator: ", ")
        let query = SQLText(
          "SELECT \(entity.selection) FROM \(name.quoted) AS \(alias) WHERE \(alias).\(key) IN (\(marks))",
          part.map { .integer($0.key) })
        return try read(query, entity, columns: entity.columns.count + 1, isPending: false)
          .map { try materialize($0, entity) }
      }
    } ?? []
  }

  func load(_ name: String, of record: _ModelRecord) -> [PersistentIdentifier] {
    report {
      let entity = try core.plan.entity(record.identifier.entityName)
      guard let relationship = entity.relationship(name) else { return [] }
      let target = try core.plan.entity(relationship.target)
      return identifiers(
        try read(query(relationship, record.identifier.key), target, columns: 1), target.name)
    } ?? []
  }

  private func query(_ relationship: RelationshipPlan, _ key: Int) -> SQLText {
    switch relationship.storage {
    case .column(let name):
      let (table, own) = (relationship.target.quoted, OwnColumn.key)
      return SQLText(
        "SELECT \(own) FROM \(table) WHERE \(name.quoted) = ? ORDER BY \(own)", [.integer(key)])
    case .pairs(let table, let isOwner):
      let (own, other) =
        isOwner ? (OwnColumn.owner, OwnColumn.target) : (OwnColumn.target, OwnColumn.owner)
      return SQLText(
        "SELECT \(other) FROM \(table.quoted) WHERE \(own) = ? ORDER BY rowid", [.integer(key)])
    case nil: return SQLText("SELECT NULL WHERE 0")  // to one: read with its row
    }
  }

  /// Returns the result of work for a property, which cannot throw. If the work fails, the error is
  /// written to standard error and the result is `nil`.
  private func report<Result>(_ work: () throws -> Result) -> Result? {
    do {
      return try work()
    } catch {
      try? FileHandle.standardError.write(
        contentsOf: Data("SwiftData: \(error.localizedDescription)\n".utf8))
      return nil
    }
  }
}
