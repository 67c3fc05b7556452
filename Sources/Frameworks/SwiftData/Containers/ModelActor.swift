import Foundation

/// An executor that runs code of an actor with a separate context.
///
/// Same as Apple's.
public protocol ModelExecutor: Executor {
  /// The context that the actor's code uses.
  var modelContext: ModelContext { get }
}

/// An executor of a context that runs one job at a time.
///
/// Same as Apple's.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An executor that runs the jobs of a ``ModelActor`` one after the other, on a private queue.
///
/// Same as Apple's.
// @unchecked: the context is used by the jobs of the queue alone, which run one at a time.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context with which the jobs work.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "ModelActor")

  /// Creates an executor for a context. From then on, no other code may use the context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

/// An actor that uses models outside of the main actor. The macro ``ModelActor()`` adds the members
/// that it needs.
///
///     @ModelActor actor Importer {
///       func add(_ names: [String]) throws {
///         for name in names { modelContext.insert(Trip(name: name)) }
///         try modelContext.save()
///       }
///     }
///
/// Same as Apple's.
public protocol ModelActor: Actor {
  /// The container of the models that the actor works with.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor of the actor, which has the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context, which only the code of this actor may use.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the model with an identifier; `nil` if there is none of this type.
  ///
  /// - Parameters:
  ///   - id: The identifier of the model.
  ///   - type: The type of the model.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.resolve(id) as? T
  }
}

extension ModelActor {
  /// The executor that runs the actor's code. The macro ``ModelActor()`` writes code that uses it.
  public nonisolated var _serialExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialExecutor else {
      preconditionFailure("\(type(of: modelExecutor)) is not a SerialModelExecutor")
    }
    return executor.asUnownedSerialExecutor()
  }
}
