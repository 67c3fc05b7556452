public import Foundation
import StrataViewTree
public import SwiftUI

/// The objects that a view shows, from the context in its environment.
///
///     @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)])
///     private var items: FetchedResults<Item>
///
/// Same as Apple's. The view is updated when the context changes, and when the context merges
/// another context's save.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSManagedObject>: DynamicProperty {
  private let configuration: Configuration
  private let transaction: Transaction?
  private var fetch: ViewFetch<Result>?

  /// The condition for the fetched objects, and their order.
  public struct Configuration {
    /// The condition that fetched objects satisfy.
    public var nsPredicate: NSPredicate?
    /// The order of the fetched objects.
    public var nsSortDescriptors: [NSSortDescriptor] = []
    /// The order of the fetched objects, by key paths.
    public var sortDescriptors: [SortDescriptor<Result>] = []
    var request: NSFetchRequest<Result>?
  }

  private init(_ configuration: Configuration, _ transaction: Transaction?) {
    (self.configuration, self.transaction) = (configuration, transaction)
  }

  /// Creates a property that fetches the objects of a class.
  ///
  /// - Parameters:
  ///   - entity: The entity; `nil` for that of the class.
  ///   - sortDescriptors: The order of the objects.
  ///   - predicate: The condition, or `nil` for all objects.
  ///   - animation: The animation of changes; `nil` for none.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
    self.init(
      Configuration(nsPredicate: predicate, nsSortDescriptors: sortDescriptors, request: request),
      animation.map { Transaction(animation: $0) })
  }

  /// Creates a property that fetches the objects of a class.
  ///
  /// - Parameters:
  ///   - sortDescriptors: The order of the objects.
  ///   - predicate: The condition for objects; `nil` for all.
  ///   - animation: The animation of changes of the results.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      Configuration(nsPredicate: predicate, nsSortDescriptors: sortDescriptors),
      animation.map { Transaction(animation: $0) })
  }

  /// Creates a property that fetches the objects of a class, sorted by key paths.
  ///
  /// - Parameters:
  ///   - sortDescriptors: The order of the objects.
  ///   - predicate: The condition for objects; `nil` for all.
  ///   - animation: The animation of changes of the results.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      Configuration(nsPredicate: predicate, sortDescriptors: sortDescriptors),
      animation.map { Transaction(animation: $0) })
  }

  /// Creates a property that fetches the objects of a request.
  ///
  /// - Parameters:
  ///   - fetchRequest: A description of the objects to fetch.
  ///   - animation: The animation of changes of the results.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(Configuration(fetchRequest), animation.map { Transaction(animation: $0) })
  }

  /// Creates a property that fetches the objects of a request, and updates the view in a
  /// transaction.
  ///
  /// - Parameters:
  ///   - fetchRequest: A description of the objects to fetch.
  ///   - transaction: The transaction of the changes.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(Configuration(fetchRequest), transaction)
  }

  /// The fetched objects; none if they could not be fetched.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(fetch, configuration) }

  /// A binding to the request's configuration; setting it fetches the objects again.
  public var projectedValue: Binding<Configuration> {
    let (fetch, configuration) = (fetch, configuration)
    return Binding(
      get: { fetch?.current ?? configuration }, set: { fetch?.change(to: $0) })
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    let fetch = storage.object(slot) { ViewFetch<Result>() }
    let values = EnvironmentValues(storage.environment, for: storage.owner)
    fetch.prepare(configuration, transaction, values.managedObjectContext)
    self.fetch = fetch
  }
}

extension FetchRequest.Configuration {
  fileprivate init(_ request: NSFetchRequest<Result>) {
    self.init(
      nsPredicate: request.predicate, nsSortDescriptors: request.sortDescriptors ?? [],
      request: request)
  }
}
