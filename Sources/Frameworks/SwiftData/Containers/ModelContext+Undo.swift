import Foundation

// Each change registers how to set one property, or the presence of one model, to what it was. The
// actions of a group run backwards, so that the last one to set a property is the first that was
// registered for it; inverses follow as they do for changes by the app.
extension ModelContext {
  func noteUndo(of record: _ModelRecord, _ name: String, from old: Any?) {
    register(record) { context, model in context.restore(model, name, to: old) }
  }

  /// Records the related models of a model before its relationship changes.
  func noteUndo(
    ofLink name: String, _ record: _ModelRecord, from old: [PersistentIdentifier]
  ) {
    register(record) { context, model in context.relink(model, name, to: old) }
  }

  /// Records that a model is inserted into the context.
  func noteUndo(ofInserting model: any PersistentModel) {
    register(model._$record) { context, model in context.delete(any: model) }
  }

  /// Records that a model is about to be deleted, together with its related models.
  func noteUndo(ofDeleting model: any PersistentModel, _ entity: EntityPlan) {
    guard undoManager?.isUndoRegistrationEnabled == true else { return }
    let record = model._$record
    let links = entity.relationships.map { ($0, record.linked($0.name)) }
    register(record) { context, model in
      context.revive(model, model._$record)
      for (relationship, old) in links {
        model._$record.links[relationship.name] =
          relationship.isToMany ? .many(LinkedIDs([])) : .one(nil)
        context.relink(model, relationship.name, to: old)
      }
    }
  }

  /// Registers an action that undoes a change of a model.
  private func register(
    _ record: _ModelRecord, _ action: @escaping (ModelContext, any PersistentModel) -> Void
  ) {
    guard let undoManager, let model = record.model else { return }
    undoManager.registerUndo(withTarget: self) { context in
      // A new model whose unique values were taken has become another one.
      guard model._$record === record, record.owner === context else { return }
      action(context, model)
    }
  }

  private func restore(_ model: any PersistentModel, _ name: String, to old: Any?) {
    let record = model._$record
    noteUndo(of: record, name, from: record.values[name])
    announce(record, name) {
      record.values[name] = old
      noteChange(of: record, name)
    }
  }

  private func relink(
    _ model: any PersistentModel, _ name: String, to old: [PersistentIdentifier]
  ) {
    let record = model._$record
    guard let relationship = core.plan.entities[record.entityName]?.relationship(name) else {
      return
    }
    let models = resolve(old)
    announce(record, name) {
      if relationship.isToMany {
        link(record, name, toAll: models)
      } else {
        link(record, name, to: models.first)
      }
    }
  }
}
