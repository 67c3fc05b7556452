/// An activity that can be cancelled.
///
/// Same as Apple's.
public protocol Cancellable {
  /// Cancels the activity, such as a subscription.
  func cancel()
}

extension Cancellable {
  /// Adds this activity to a collection; it is cancelled when the collection releases it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Adds this activity to a set; it is cancelled when the set releases it.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
