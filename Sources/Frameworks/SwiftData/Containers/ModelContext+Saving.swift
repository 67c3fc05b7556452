import Foundation
import StrataDeviceServices
import StrataPersistence

extension ModelContext {
  /// Does nothing, since a context has no pending changes.
  ///
  /// Accepted: a context processes each change when it is made.
  public func processPendingChanges() {}

  /// Writes all changes to the store, or none if it throws. The changes are on the disk when the
  /// function returns.
  ///
  /// - Throws: ``SwiftDataError`` if the changes cannot be saved; the context then still has them.
  public func save() throws {
    try core.checkAccess()
    if let refusal = refusals.first {
      refusals = []
      throw refusal
    }
    guard hasChanges else { return }
    post(Self.willSave)
    try settleUniqueness()
    try validate()
    for part in core.parts { try write(part) }
    let changes = identifiersOfChanges
    forgetChanges()
    revision.advance()
    post(Self.didSave, changes)
  }

  /// Runs a closure, and then saves the context.
  ///
  /// - Throws: The closure's error, or ``SwiftDataError`` if the changes cannot be saved.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Posts a notification to the observers of the context's device.
  private func post(_ name: Notification.Name, _ information: [String: Any]? = nil) {
    DeviceHost.$audience.withValue(core.device) {
      NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }
  }

  private var identifiersOfChanges: [String: Any] {
    func sorted(_ models: [PersistentIdentifier: any PersistentModel]) -> [PersistentIdentifier] {
      models.keys.sorted()
    }
    return [
      NotificationKey.insertedIdentifiers.rawValue: sorted(inserted),
      NotificationKey.updatedIdentifiers.rawValue: sorted(changed),
      NotificationKey.deletedIdentifiers.rawValue: sorted(deleted),
    ]
  }

  private func write(_ part: ContainerCore.Part) throws(SwiftDataError) {
    let changes = try rowChanges(of: part)
    guard !changes.isEmpty else { return }
    guard part.allowsSave else {
      throw .storage.about(
        nil, nil, "nothing can be saved, since the configuration has allowsSave: false")
    }
    try part.store.write(changes)
    let touched = [inserted.keys, changed.keys, deleted.keys].flatMap { $0 }
      .filter { part.names.contains($0.entityName) }
    part.store.tell(StoreChange(origin: ear.identity, touched: Set(touched)))
  }

  private func forgetChanges() {
    for model in inserted.values { noteSaved(model._$record) }
    for model in changed.values { noteSaved(model._$record) }
    for identifier in deleted.keys { registered[identifier] = nil }
    registered = registered.filter { $0.value.model != nil }
    (inserted, changed, deleted, pairs, denials) = ([:], [:], [:], [:], [:])
  }

  private func noteSaved(_ record: _ModelRecord) {
    guard let entity = core.plan.entities[record.identifier.entityName] else { return }
    for name in entity.columns { record.columns[name] = column(name, of: record, entity) }
    record.dirty = []
  }

  // MARK: Rules

  private func validate() throws(SwiftDataError) {
    for denial in denials.values.joined() where !resolve(denial.models).isEmpty {
      throw .modelValidationFailure.about(
        denial.entity, denial.relationship,
        "no deletion while the relationship has models (deleteRule: .deny)")
    }
    for model in [inserted.values, changed.values].flatMap({ $0 }) {
      try validate(model._$record)
    }
  }

  private func validate(_ record: _ModelRecord) throws(SwiftDataError) {
    guard let entity = core.plan.entities[record.identifier.entityName] else { return }
    for relationship in entity.relationships {
      let (least, most) = (
        relationship.metadata.minimumModelCount ?? 0, relationship.metadata.maximumModelCount ?? 0
      )
      guard least > 0 || most > 0 else { continue }
      let count = record.linked(relationship.name).count
      guard count >= least, most == 0 || count <= most else {
        throw .modelValidationFailure.about(
          entity.name, relationship.name,
          "it relates to \(count) models; \(least) to \(most == 0 ? "any number" : "\(most)") are allowed"
        )
      }
    }
  }

  // MARK: Changes as rows

  func rowChanges(of part: ContainerCore.Part) throws(SwiftDataError) -> RowChanges {
    var changes = RowChanges()
    for model in Self.sorted(inserted) where part.names.contains(model._$record.entityName) {
      changes.inserted.append(try row(model._$record, only: nil))
    }
    for model in Self.sorted(changed) where part.names.contains(model._$record.entityName) {
      let row = try row(model._$record, only: model._$record.dirty)
      if !row.columns.isEmpty { changes.updated.append(row) }
    }
    changes.deleted = deleted.keys.filter { part.names.contains($0.entityName) }.sorted()
    for name in Set(changes.deleted.map(\.entityName)) {
      changes.pairColumns[name] = core.plan.pairColumns(of: name)
    }
    for (pair, isAdded) in pairs.sorted(by: { $0.key.target < $1.key.target })
    where part.names.contains(pair.owner.entityName) {
      changes.pairs.append(
        RowChanges.Pair(
          table: pair.table, owner: pair.owner.key, target: pair.target.key, isAdded: isAdded))
    }
    return changes
  }

  private func row(
    _ record: _ModelRecord, only names: Set<String>?
  ) throws(SwiftDataError) -> RowChanges.Row {
    let entity = try core.plan.entity(record.identifier.entityName)
    let columns = entity.columns.filter { names?.contains($0) ?? true }
    var values: [SQLValue] = []
    for name in columns {
      guard let value = column(name, of: record, entity) else {
        throw .modelValidationFailure.about(
          entity.name, name, "the property's value is missing, or cannot be encoded as JSON")
      }
      values.append(value)
    }
    return RowChanges.Row(
      entity: entity.name, key: record.identifier.key, columns: columns, values: values)
  }

  func column(_ name: String, of record: _ModelRecord, _ entity: EntityPlan) -> SQLValue? {
    guard let attribute = entity.attribute(name) else {
      return record.linked(name).first.map { .integer($0.key) } ?? .null
    }
    guard let value = record.values[name] else { return attribute.codec.isOptional ? .null : nil }
    return attribute.codec.encode(value)
  }
}

extension _ModelRecord {
  var entityName: String { identifier.entityName }
}

extension SchemaPlan {
  /// Returns the columns of the tables of pairs that refer to models of an entity.
  func pairColumns(of name: String) -> [RowChanges.PairColumn] {
    entities.values.flatMap { entity in
      entity.relationships.flatMap { relationship -> [RowChanges.PairColumn] in
        guard case .pairs(let table, let isOwner) = relationship.storage else { return [] }
        let (own, other) =
          isOwner ? (OwnColumn.owner, OwnColumn.target) : (OwnColumn.target, OwnColumn.owner)
        let sides = [(entity.name, own), (relationship.target, other)]
        return sides.filter { $0.0 == name }.map {
          RowChanges.PairColumn(table: table, column: $0.1)
        }
      }
    }
  }
}
