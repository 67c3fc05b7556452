import Foundation

/// A description of the models to fetch, and of their order.
///
///     var descriptor = FetchDescriptor<Trip>(
///       predicate: #Predicate { $0.start > now }, sortBy: [SortDescriptor(\.start)])
///     descriptor.fetchLimit = 10
///     let trips = try context.fetch(descriptor)
///
/// Same as Apple's.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that the models meet; `nil` for all models.
  public var predicate: Predicate<T>?
  /// The order of the models. Models that are equal in it, or all models if it is empty, are in the
  /// order of their creation.
  public var sortBy: [SortDescriptor<T>]
  /// The largest number of models to fetch; `nil` for all.
  public var fetchLimit: Int?
  /// The number of models to leave out at the beginning; `nil` for none.
  public var fetchOffset: Int?
  /// A Boolean value that indicates whether unsaved changes of the context are taken into account.
  public var includePendingChanges = true
  /// The properties to read.
  ///
  /// Accepted: they have no effect; a row is always read as a whole.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships whose models are read together with the result.
  ///
  /// Accepted: they have no effect; related models are read when they are used.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a description of the models to fetch, and of their order.
  ///
  /// - Parameters:
  ///   - predicate: The condition for models; `nil` for all.
  ///   - sortBy: The order of the models.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The result of a fetch in batches.
///
/// Accepted: it is an array, since all models are read at once.
public typealias FetchResultsCollection<Element> = [Element]
