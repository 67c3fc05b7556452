import Combine
import Foundation
import StrataViewTree

/// Draws a place again after an observable object has changed.
///
/// The object speaks before it changes; the place is drawn again later in the turn, when it has.
@MainActor final class ObjectObserver {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  /// Listens to an object, unless it does already.
  func observe<Object: ObservableObject>(_ object: Object, for owner: EvaluatingNode?) {
    guard self.object !== object else { return }
    self.object = object
    let place = Place(node: owner)
    subscription = object.objectWillChange.sink { _ in place.changed() }
  }

  /// The place, as whoever changes an object on another thread may hold it.
  // @unchecked: the node is touched on the main actor only.
  private final class Place: @unchecked Sendable {
    @MainActor private weak var node: EvaluatingNode?

    @MainActor init(node: EvaluatingNode?) { self.node = node }

    func changed() { onMainActor { self.node?.invalidate() } }
  }
}

/// Runs a closure on the main actor: now where this is it, later in its turn otherwise.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  guard MainQueue.isCurrent else { return DispatchQueue.main.async { action() } }
  MainActor.assumeIsolated(action)
}

extension ObjectObserver: EndsWithView {
  func endWithView() { subscription = nil }
}
