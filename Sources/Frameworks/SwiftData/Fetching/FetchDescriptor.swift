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
  /// The condition, or `nil` for all models.
  public var predicate: Predicate<T>?
  /// The order; models that are equal in it, or all if it is empty, come in the order in which they
  /// were created.
  public var sortBy: [SortDescriptor<T>]
  /// The highest number of models, or `nil` for all.
  public var fetchLimit: Int?
  /// The number of models to leave out at the beginning.
  public var fetchOffset: Int?
  /// A Boolean value that indicates whether changes of the context count that are not saved yet.
  public var includePendingChanges = true
  /// Accepted: a row is always read as a whole.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Accepted: related models are read when they are used.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a descriptor.
  ///
  /// - Parameters:
  ///   - predicate: The condition for models; `nil` for all.
  ///   - sortBy: The order of the models.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
