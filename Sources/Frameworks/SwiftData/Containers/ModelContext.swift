import Foundation
import StrataDeviceServices
import StrataPersistence

/// The models that some code works with, and their changes until they are saved.
///
///     let trips = try context.fetch(FetchDescriptor<Trip>())
///     context.insert(Trip(name: "Rome"))
///     try context.save()
///
/// Same as Apple's. A context is not `Sendable`; it is used where it was created. A model's changes
/// are kept by its context, so a context that is dropped with changes is kept by them: save them, or
/// call ``rollback()``.
public final class ModelContext {
  let core: ContainerCore
  let isMain: Bool
  weak var creator: ModelContainer?
  let revision = ContextRevision()
  let ear = ContextEar()
  private var endListening: (@Sendable () -> Void)?

  /// A Boolean value that indicates whether changes are saved by themselves, at the end of the turn
  /// in which they happen.
  public var autosaveEnabled: Bool {
    didSet { if autosaveEnabled, hasChanges { scheduleAutosave() } }
  }
  /// The manager by which changes of models are undone; `nil` if they are not recorded.
  ///
  ///     context.undoManager = UndoManager()
  ///     trip.name = "Rome"
  ///     context.undoManager?.undo()   // the name is what it was
  ///
  /// Insertions, deletions, attributes and relationships are undone, also after a save: what is undone
  /// is then a change to save. A relationship to many may come back in another order. The manager
  /// keeps the context and the models that it can change, until another manager is set.
  public var undoManager: UndoManager? {
    didSet { if oldValue !== undoManager { oldValue?.removeAllActions(withTarget: self) } }
  }
  /// The app's name for the author of the changes; it is not stored.
  public var author: String?

  var registered: [PersistentIdentifier: WeakModel] = [:]
  var inserted: [PersistentIdentifier: any PersistentModel] = [:]
  var changed: [PersistentIdentifier: any PersistentModel] = [:]
  var deleted: [PersistentIdentifier: any PersistentModel] = [:]
  var pairs: [PairKey: Bool] = [:]
  /// The relationships that deny a deletion, by the deleted model.
  var denials: [PersistentIdentifier: [Denial]] = [:]
  /// The errors of models that could not be inserted; the next save throws them.
  var refusals: [SwiftDataError] = []
  var isAutosaveScheduled = false

  /// Creates a context that saves only when `save()` is called.
  public convenience init(_ container: ModelContainer) {
    self.init(container.core)
    creator = container
  }

  init(_ core: ContainerCore, isMain: Bool = false) {
    (self.core, self.isMain) = (core, isMain)
    autosaveEnabled = isMain
    ear.context = self
    if isMain { listen() }
  }

  deinit { endListening?() }

  /// The container in which the context's models are stored.
  public var container: ModelContainer { creator ?? ModelContainer(core) }

  /// A Boolean value that indicates whether there is anything to save.
  public var hasChanges: Bool {
    !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty && pairs.isEmpty)
  }

  /// The models that will be added by the next save.
  public var insertedModelsArray: [any PersistentModel] { Self.sorted(inserted) }
  /// The models that will be changed by the next save.
  public var changedModelsArray: [any PersistentModel] { Self.sorted(changed) }
  /// The models that will be removed by the next save.
  public var deletedModelsArray: [any PersistentModel] { Self.sorted(deleted) }

  static func sorted(
    _ models: [PersistentIdentifier: any PersistentModel]
  ) -> [any PersistentModel] {
    models.sorted { $0.key < $1.key }.map(\.value)
  }

  private func listen() {
    let ear = ear
    let ends = core.parts.map { part in
      part.store.listen { change in
        guard ear.identity != change.origin else { return }
        ContextEar.onMain { ear.context?.merge(change) }
      }
    }
    endListening = { for end in ends { end() } }
  }
}

/// A model that its context keeps only while it is changed.
struct WeakModel {
  weak var model: (any PersistentModel)?
}

/// A pair of a relationship between many and many.
struct PairKey: Hashable {
  let table: String
  let owner: PersistentIdentifier
  let target: PersistentIdentifier
}

/// A relationship whose models keep a model from being deleted.
struct Denial {
  let entity: String
  let relationship: String
  let models: [PersistentIdentifier]
}

extension ModelContext: Equatable {
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}

extension ModelContext {
  /// The name of the notification before a context saves; its object is the context.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// The name of the notification after a context has saved; its object is the context.
  public static let didSave = Notification.Name("ModelContextDidSave")
}

extension PersistentModel {
  /// The context of the model, or `nil` if it was not inserted.
  public var modelContext: ModelContext? { _$record.owner as? ModelContext }
}
