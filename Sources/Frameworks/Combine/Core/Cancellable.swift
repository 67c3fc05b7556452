/// Something under way that can be ended early.
///
/// Same as Apple's.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
