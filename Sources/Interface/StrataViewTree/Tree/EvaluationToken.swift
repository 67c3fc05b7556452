import Foundation
@_spi(SwiftUI) import Observation

/// Connects one evaluation with what it observed, for as long as that evaluation counts.
///
/// The public `withObservationTracking` reports one change only, so a second one in the same turn,
/// with another animation, would be missed. The variant that Apple's SwiftUI uses continues until
/// it is cancelled (decision 0001). It can only be cancelled when it reports a change: so every
/// evaluation also reads this token, and writing the token ends the registration before the next
/// one begins. Without that, 100,000 evaluations kept 107 MB.
// @unchecked: `node` and `isReleasing` are touched only on the main actor; the registrar is
// Sendable itself.
final class EvaluationToken: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private weak var node: EvaluatingNode?
  @MainActor private var isReleasing = false

  private var mark: Void { registrar.access(self, keyPath: \.mark) }

  /// A Boolean value that indicates whether the registration does not read this token, and so ends
  /// only with the next change.
  let isDetached: Bool

  @MainActor init(_ node: EvaluatingNode, isDetached: Bool = false) {
    self.node = node
    self.isDetached = isDetached
  }

  @MainActor func track<T>(_ compute: () -> T) -> T {
    withObservationTracking {
      mark
      return compute()
    } didSet: { [self] tracking in
      changed(tracking)
    }
  }

  @MainActor func release() {
    isReleasing = true
    guard !isDetached else { return }
    registrar.withMutation(of: self, keyPath: \.mark) {}
    isReleasing = false
  }

  private func changed(_ tracking: ObservationTracking) {
    guard MainQueue.isCurrent else {
      return DispatchQueue.main.async { [self] in changed(tracking) }
    }
    MainActor.assumeIsolated {
      guard !isReleasing, let node else { return tracking.cancel() }
      node.invalidate()
    }
  }
}

extension EvaluationToken {
  /// Observes reads before it is known whether there are any; the token is created at the first
  /// read.
  // @unchecked: written once, on the main actor, before the evaluation is over.
  final class Ear: @unchecked Sendable {
    var token: EvaluationToken?

    @Sendable func hear(_ tracking: ObservationTracking) { token?.changed(tracking) }
  }
}
