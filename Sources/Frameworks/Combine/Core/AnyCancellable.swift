import Foundation

/// A subscription or other activity that is cancelled on request or when it is released.
///
///     model.$name.sink { print($0) }.store(in: &cancellables)
///
/// Same as Apple's.
// @unchecked: `action` is touched only under the lock, and runs once.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Creates a cancellable from the closure that cancels, which is called at most once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates a cancellable that cancels another one.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Adds this cancellable to a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Adds this cancellable to a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
}
