import Foundation
import StrataPersistence

extension ModelContext: RecordOwner {
  func hasChanges(_ identifier: PersistentIdentifier) -> Bool {
    inserted[identifier] != nil || changed[identifier] != nil || deleted[identifier] != nil
  }

  func noteChange(of record: _ModelRecord, _ name: String) {
    record.dirty.insert(name)
    if let model = record.model, inserted[record.identifier] == nil, !record.isDeleted {
      changed[record.identifier] = model
    }
    noteChange()
  }

  /// Records that something has changed, and schedules the save at the end of the current event.
  func noteChange() {
    revision.advance()
    if autosaveEnabled { scheduleAutosave() }
  }

  private func relationship(_ name: String, of record: _ModelRecord) -> RelationshipPlan? {
    core.plan.entities[record.identifier.entityName]?.relationship(name)
  }

  private func inverse(of relationship: RelationshipPlan) -> RelationshipPlan? {
    relationship.inverse.flatMap { core.plan.entities[relationship.target]?.relationship($0) }
  }

  /// Inserts a model that belongs to no context yet.
  private func adopt(_ model: any PersistentModel) {
    if model._$record.owner == nil || model._$record.isDeleted { insert(any: model) }
    precondition(
      model._$record.owner === self,
      "\(model._$record.identifier.entityName) in a relationship is of another ModelContext")
  }

  // MARK: To one

  func link(_ record: _ModelRecord, _ name: String, to model: (any PersistentModel)?) {
    if let model { adopt(model) }
    guard let relationship = relationship(name, of: record) else { return }
    let (old, new) = (record.linked(name).first, model?.persistentModelID)
    guard old != new else { return }
    noteUndo(ofLink: name, record, from: old.map { [$0] } ?? [])
    record.links[name] = .one(new)
    noteChange(of: record, name)
    if let old { unlinkBack(old, relationship, from: record.identifier) }
    if let new { linkBack(new, relationship, to: record.identifier) }
  }

  /// Sets a to-one relationship of the model on the other side, and notifies the observers of that
  /// model.
  private func setOne(
    _ record: _ModelRecord, _ name: String, to identifier: PersistentIdentifier?
  ) {
    noteUndo(ofLink: name, record, from: record.linked(name))
    announce(record, name) {
      record.links[name] = .one(identifier)
      noteChange(of: record, name)
    }
  }

  // MARK: To many

  func link(_ record: _ModelRecord, _ name: String, toAll models: [any PersistentModel]) {
    for model in models { adopt(model) }
    guard let relationship = relationship(name, of: record) else { return }
    let old = LinkedIDs(record.linked(name))
    let new = LinkedIDs(models.map(\.persistentModelID))
    noteUndo(ofLink: name, record, from: old.ordered)
    record.links[name] = .many(new)
    for identifier in old.ordered where !new.contains(identifier) {
      note(relationship, record.identifier, identifier, isAdded: false)
      unlinkBack(identifier, relationship, from: record.identifier)
    }
    for identifier in new.ordered where !old.contains(identifier) {
      note(relationship, record.identifier, identifier, isAdded: true)
      linkBack(identifier, relationship, to: record.identifier)
    }
    noteChange(of: record, name)
  }

  /// Records a changed pair of a relationship that is stored in a table of pairs.
  private func note(
    _ relationship: RelationshipPlan, _ own: PersistentIdentifier,
    _ other: PersistentIdentifier, isAdded: Bool
  ) {
    guard case .pairs(let table, let isOwner) = relationship.storage else { return }
    let (owner, target) = isOwner ? (own, other) : (other, own)
    pairs[PairKey(table: table, owner: owner, target: target)] = isAdded
    // A relationship that is the inverse of itself is searched from its owner only.
    if relationship.inverse == relationship.name, relationship.target == own.entityName {
      pairs[PairKey(table: table, owner: target, target: owner)] = isAdded
    }
  }

  // MARK: The other side

  /// Adds the inverse of a relationship to the related model.
  private func linkBack(
    _ identifier: PersistentIdentifier, _ relationship: RelationshipPlan,
    to own: PersistentIdentifier
  ) {
    guard let inverse = inverse(of: relationship) else { return }
    guard !inverse.isToMany else {
      return changeLoaded(inverse.name, of: identifier) { $0.append(own) }
    }
    guard let other = resolve(identifier)?._$record else { return }
    let before = other.linked(inverse.name).first
    guard before != own else { return }
    setOne(other, inverse.name, to: own)
    if let before { leave(before, relationship, identifier) }
  }

  /// Removes the inverse of a relationship from the model that is no longer related.
  func unlinkBack(
    _ identifier: PersistentIdentifier, _ relationship: RelationshipPlan,
    from own: PersistentIdentifier
  ) {
    guard let inverse = inverse(of: relationship) else { return }
    guard !inverse.isToMany else {
      return changeLoaded(inverse.name, of: identifier) { $0.remove(own) }
    }
    guard let other = resolve(identifier)?._$record, other.linked(inverse.name).first == own else {
      return
    }
    setOne(other, inverse.name, to: nil)
  }

  /// Removes from a model the reference to another one that is related to a third model from now
  /// on.
  private func leave(
    _ identifier: PersistentIdentifier, _ relationship: RelationshipPlan,
    _ other: PersistentIdentifier
  ) {
    guard !relationship.isToMany else {
      return changeLoaded(relationship.name, of: identifier) { $0.remove(other) }
    }
    guard let record = resolve(identifier)?._$record,
      record.linked(relationship.name).first == other
    else { return }
    setOne(record, relationship.name, to: nil)
  }

  /// Changes a relationship to many of a model if it is loaded. If not, it will be read when it is
  /// used.
  private func changeLoaded(
    _ name: String, of identifier: PersistentIdentifier, _ change: (inout LinkedIDs) -> Void
  ) {
    guard let record = registered[identifier]?.model?._$record,
      case .many(var identifiers) = record.links[name]
    else { return }
    change(&identifiers)
    announce(record, name) { record.links[name] = .many(identifiers) }
  }

  /// Changes a property of a model, and notifies the model's observers.
  func announce(_ record: _ModelRecord, _ name: String, _ change: () -> Void) {
    guard let model = record.model,
      let property = core.plan.entities[record.entityName]?.properties[name]
    else { return change() }
    property.announce(model, change)
  }
}
