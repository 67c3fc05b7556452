import Foundation
import Observation

/// Connects one evaluation with what it observed.
///
/// `withObservationTracking` has no way to give a registration back; it ends only with a change.
/// So every evaluation also reads this token, and writing the token ends the registration before
/// the next one begins. Without it, 100,000 evaluations kept 107 MB.
// @unchecked: `node` and `isReleasing` are touched only on the main actor; the registrar is
// Sendable itself.
final class EvaluationToken: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private weak var node: EvaluatingNode?
  @MainActor private var isReleasing = false

  private var mark: Void { registrar.access(self, keyPath: \.mark) }

  /// Whether its registration does not read it, and so can only be ignored, not ended.
  let isDetached: Bool

  @MainActor init(_ node: EvaluatingNode, isDetached: Bool = false) {
    self.node = node
    self.isDetached = isDetached
  }

  @MainActor func track<T>(_ compute: () -> T) -> T {
    withObservationTracking {
      mark
      return compute()
    } onChange: { [self] in
      changed()
    }
  }

  @MainActor func release() {
    isReleasing = true
    guard !isDetached else { return }
    registrar.withMutation(of: self, keyPath: \.mark) {}
    isReleasing = false
  }

  func changed() {
    guard MainQueue.isCurrent else {
      return DispatchQueue.main.async { [self] in changed() }
    }
    MainActor.assumeIsolated {
      guard !isReleasing else { return }
      node?.invalidate()
    }
  }
}
