import Foundation
import StrataPersistence

extension ModelContext {
  /// Inserts a model, and all models to which its relationships lead.
  ///
  /// If the container does not have the model's type, the next save throws
  /// ``SwiftDataError/unknownSchema``.
  public func insert<T: PersistentModel>(_ model: T) { insert(any: model) }

  func insert(any model: any PersistentModel) {
    let record = model._$record
    if record.owner === self { return revive(model, record) }
    if record.owner != nil {
      preconditionFailure(
        """
        this \(record.identifier.entityName) already belongs to another ModelContext: find it in \
        this one by its persistentModelID
        """)
    }
    guard core.isAccessible else { return reportOtherDevice(inserting: record) }
    do {
      let entity = try core.plan.entity(record.identifier.entityName)
      record.identifier.storeIdentifier = try core.part(entity.name).identifier
      register(model, record)
      inserted[record.identifier] = model
      noteUndo(ofInserting: model)
      noteChange()
      connect(record, entity)
    } catch {
      refusals.append(error)
    }
  }

  /// Writes to standard error that a model was not inserted. Otherwise the next save of the
  /// context's own device would store it.
  private func reportOtherDevice(inserting record: _ModelRecord) {
    let line = "SwiftData did not insert \(record.entityName): the context is another visitor's\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  func register(_ model: any PersistentModel, _ record: _ModelRecord) {
    record.owner = self
    record.model = model
    registered[record.identifier] = WeakModel(model: model)
  }

  /// Adds the inverses of the relationships that an initializer has set.
  private func connect(_ record: _ModelRecord, _ entity: EntityPlan) {
    let initial = record.links
    for relationship in entity.relationships {
      record.links[relationship.name] = relationship.isToMany ? .many(LinkedIDs([])) : .one(nil)
    }
    for relationship in entity.relationships {
      guard case .objects(let models) = initial[relationship.name], !models.isEmpty else {
        continue
      }
      if relationship.isToMany {
        // The other side may have added models meanwhile.
        let known = resolve(record.linked(relationship.name))
        let new = models.filter { model in
          !known.contains { $0.persistentModelID == model.persistentModelID }
        }
        link(record, relationship.name, toAll: known + new)
      } else {
        link(record, relationship.name, to: models.first)
      }
    }
  }

  /// Reverts the deletion of a model.
  func revive(_ model: any PersistentModel, _ record: _ModelRecord) {
    guard record.isDeleted else { return }
    noteUndo(ofInserting: model)
    record.isDeleted = false
    denials[record.identifier] = nil
    if deleted.removeValue(forKey: record.identifier) != nil {
      changed[record.identifier] = model
    } else {
      inserted[record.identifier] = model
    }
    registered[record.identifier] = WeakModel(model: model)
    noteChange()
  }

  // MARK: Deleting

  /// Deletes a model by the rules of its relationships. If a rule cascades, the related models are
  /// deleted, too.
  public func delete<T: PersistentModel>(_ model: T) { delete(any: model) }

  func delete(any model: any PersistentModel) {
    let record = model._$record
    guard record.owner === self, !record.isDeleted,
      let entity = try? core.plan.entity(record.identifier.entityName)
    else { return }
    noteUndo(ofDeleting: model, entity)
    record.isDeleted = true
    for relationship in entity.relationships { loosen(relationship, of: record) }
    changed[record.identifier] = nil
    if inserted.removeValue(forKey: record.identifier) == nil {
      deleted[record.identifier] = model
    } else {
      registered[record.identifier] = nil
    }
    pairs = pairs.filter { pair, _ in
      pair.owner != record.identifier && pair.target != record.identifier
    }
    noteChange()
  }

  /// Deletes all models of a type that match a condition, by the rules of their relationships.
  ///
  /// - Parameters:
  ///   - model: The type of the models to delete.
  ///   - predicate: The condition; `nil` for all models.
  ///   - includeSubclasses: Whether models of subclasses are deleted. Accepted: it has no effect,
  ///     since models have no subclasses.
  /// - Throws: ``SwiftDataError`` if the store cannot be read.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  private func loosen(_ relationship: RelationshipPlan, of record: _ModelRecord) {
    let identifiers = record.linked(relationship.name)
    guard !identifiers.isEmpty else { return }
    let related = relationship.metadata.deleteRule == .noAction ? [] : resolve(identifiers)
    switch relationship.metadata.deleteRule {
    case .noAction: return
    case .cascade: for model in related where !model._$record.isDeleted { delete(any: model) }
    case .deny:
      denials[record.identifier, default: []].append(
        Denial(
          entity: record.identifier.entityName, relationship: relationship.name,
          models: identifiers))
    case .nullify: break
    }
    for identifier in identifiers {
      unlinkBack(identifier, relationship, from: record.identifier)
    }
  }

  // MARK: Finding

  /// Returns the model with an identifier. Its values are read from the store if the context does
  /// not have them.
  ///
  /// - Returns: The model. If there is none, the program stops, as with Apple's. For an identifier
  ///   whose model may have been deleted, use ``registeredModel(for:)`` or a fetch.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = resolve(persistentModelID) else {
      preconditionFailure("there is no \(persistentModelID.entityName) with this persistentModelID")
    }
    return model
  }

  /// Returns the model with an identifier if this context already has it in memory; otherwise
  /// `nil`.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    registered[persistentModelID]?.model as? T
  }
}
