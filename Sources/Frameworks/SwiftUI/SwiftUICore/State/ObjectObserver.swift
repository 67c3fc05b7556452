import Combine
import Foundation
import StrataViewTree

/// Invalidates a view's node when an observable object changes.
///
/// The object publishes before it changes. The node is evaluated later in the same turn of the main
/// actor, after the change.
@MainActor final class ObjectObserver {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  /// Subscribes to an object, unless the object is already observed.
  func observe<Object: ObservableObject>(_ object: Object, for owner: EvaluatingNode?) {
    guard self.object !== object else { return }
    self.object = object
    let place = Place(node: owner)
    subscription = object.objectWillChange.sink { _ in place.changed() }
  }

  /// A reference to the node that may be held on another thread.
  // @unchecked: the node is touched on the main actor only.
  private final class Place: @unchecked Sendable {
    @MainActor private weak var node: EvaluatingNode?

    @MainActor init(node: EvaluatingNode?) { self.node = node }

    func changed() { onMainActor { self.node?.invalidate() } }
  }
}

/// Runs a closure on the main actor: at once if the caller is on the main actor, asynchronously
/// otherwise.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  guard MainQueue.isCurrent else { return DispatchQueue.main.async { action() } }
  MainActor.assumeIsolated(action)
}

extension ObjectObserver: EndsWithView {
  func endWithView() { subscription = nil }
}
