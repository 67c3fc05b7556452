import Foundation
import StrataDeviceServices
import StrataPersistence

/// The models that some code uses, and their changes until they are saved.
///
///     let trips = try context.fetch(FetchDescriptor<Trip>())
///     context.insert(Trip(name: "Rome"))
///     try context.save()
///
/// Same as Apple's. A context is not `Sendable`; it must be used where it was created. Unsaved
/// changes keep the context in memory: save them, or call ``rollback()``.
public final class ModelContext {
  let core: ContainerCore
  let isMain: Bool
  weak var creator: ModelContainer?
  let revision = ContextRevision()
  let ear = ContextEar()
  private var endListening: (@Sendable () -> Void)?

  /// A Boolean value that indicates whether changes are saved automatically, at the end of the
  /// event in which they are made.
  public var autosaveEnabled: Bool {
    didSet { if autosaveEnabled, hasChanges { scheduleAutosave() } }
  }
  /// The manager by which changes of models are undone; `nil` if they are not recorded.
  ///
  ///     context.undoManager = UndoManager()
  ///     trip.name = "Rome"
  ///     context.undoManager?.undo()   // the name is what it was
  ///
  /// Insertions, deletions and changes of attributes and relationships can be undone, even after a
  /// save; undoing then makes unsaved changes. The order of a relationship to many may change. The
  /// manager keeps the context and the changed models in memory, until another manager is set.
  public var undoManager: UndoManager? {
    didSet { if oldValue !== undoManager { oldValue?.removeAllActions(withTarget: self) } }
  }
  /// The name that the app gives the author of the changes. It is not stored.
  public var author: String?

  var registered: [PersistentIdentifier: WeakModel] = [:]
  var inserted: [PersistentIdentifier: any PersistentModel] = [:]
  var changed: [PersistentIdentifier: any PersistentModel] = [:]
  var deleted: [PersistentIdentifier: any PersistentModel] = [:]
  var pairs: [PairKey: Bool] = [:]
  /// The relationships that deny the deletion of a model, by the identifier of that model.
  var denials: [PersistentIdentifier: [Denial]] = [:]
  /// The errors of models that could not be inserted. The next save throws them.
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

  /// A Boolean value that indicates whether the context has unsaved changes.
  public var hasChanges: Bool {
    !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty && pairs.isEmpty)
  }

  /// The models that the next save will add.
  public var insertedModelsArray: [any PersistentModel] { Self.sorted(inserted) }
  /// The models that the next save will change.
  public var changedModelsArray: [any PersistentModel] { Self.sorted(changed) }
  /// The models that the next save will remove.
  public var deletedModelsArray: [any PersistentModel] { Self.sorted(deleted) }

  static func sorted(
    _ models: [PersistentIdentifier: any PersistentModel]
  ) -> [any PersistentModel] {
    models.sorted { $0.key < $1.key }.map(\.value)
  }

  private func listen() {
    let (ear, device) = (ear, DeviceHost.current)
    let ends = core.parts.map { part in
      part.store.listen { change in
        guard ear.identity != change.origin else { return }
        ContextEar.onMain {
          // Another device may have saved, of which this one's views are not to know.
          DeviceHost.$current.withValue(device) { ear.context?.merge(change) }
        }
      }
    }
    endListening = { for end in ends { end() } }
  }
}

/// A reference that keeps a model in memory only while it has unsaved changes.
struct WeakModel {
  weak var model: (any PersistentModel)?
}

/// A pair of models in a many-to-many relationship.
struct PairKey: Hashable {
  let table: String
  let owner: PersistentIdentifier
  let target: PersistentIdentifier
}

/// A relationship that denies the deletion of a model.
struct Denial {
  let entity: String
  let relationship: String
  let models: [PersistentIdentifier]
}

extension ModelContext: Equatable {
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}

extension ModelContext {
  /// The name of the notification that is posted before a context saves; its object is the context.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// The name of the notification that is posted after a context has saved; its object is the
  /// context, and its `userInfo` has the identifiers of the changed models.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// The keys of a notification's `userInfo`, as raw values; each value is an array of
  /// `PersistentIdentifier`.
  ///
  ///     note.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue]
  ///
  /// Same as Apple's. Notifications of ``didSave`` have the inserted, updated and deleted models.
  public enum NotificationKey: String, Sendable {
    /// The generation of the query. No notification has it.
    case queryGeneration
    /// A Boolean value that indicates whether any model may have changed. No notification has it.
    case invalidatedAllIdentifiers
    /// The models that were inserted.
    case insertedIdentifiers = "inserted"
    /// The models that were changed.
    case updatedIdentifiers = "updated"
    /// The models that were deleted.
    case deletedIdentifiers = "deleted"
    /// The models that were read again. No notification has it.
    case refreshedIdentifiers
  }
}

extension PersistentModel {
  /// The context of the model; `nil` if the model was not inserted.
  public var modelContext: ModelContext? { _$record.owner as? ModelContext }
}
