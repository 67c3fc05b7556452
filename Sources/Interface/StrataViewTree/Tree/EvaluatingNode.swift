import Foundation
@_spi(SwiftUI) import Observation

/// A node whose content is evaluated, and evaluated again when something that it read changes.
@MainActor open class EvaluatingNode: Node {
  /// A Boolean value that indicates whether the node is waiting to be evaluated again.
  public internal(set) var isDirty = false
  private var token: EvaluationToken?

  /// The node types whose content was seen to read observable objects. Only they get a token: it
  /// and its registration take 600 bytes, and most nodes read no object.
  private static var observing: Set<ObjectIdentifier> = []

  /// Evaluates the content. The subclass tracks what it reads with ``track(_:)``.
  open func evaluate() {}

  /// Evaluates the content when the parent is updated, in the node's transaction if it has one.
  public func reevaluate() {
    guard isDirty, let own = tree.takeTransaction(of: self),
      own.motion != nil || tree.transaction == nil
    else {
      return evaluate()
    }
    tree.with(tree.transactionOutside(of: self, own)) { evaluate() }
  }

  /// The node's name in messages.
  open var name: String { String(describing: Self.self) }

  /// Runs a computation and tracks what it reads.
  public func track<T>(_ compute: () -> T) -> T {
    isDirty = false
    tree.evaluations += 1
    let kind = ObjectIdentifier(type(of: self))
    guard token != nil || Self.observing.contains(kind) else { return trackFirst(kind, compute) }
    let token = releasedToken()
    return Evaluation.run(self) { token.track(compute) }
  }

  /// Returns the token for the next evaluation; reads of the last evaluation are no longer
  /// observed.
  private func releasedToken() -> EvaluationToken {
    token?.release()
    if let token, !token.isDetached { return token }
    let made = EvaluationToken(self)
    token = made
    return made
  }

  /// Tracks reads without a token, until the first node of this type reads an observable object.
  /// That first registration cannot be cancelled. It ends with the next change of what was read.
  private func trackFirst<T>(_ kind: ObjectIdentifier, _ compute: () -> T) -> T {
    let ear = EvaluationToken.Ear()
    return Evaluation.run(self) {
      withObservationTracking(
        { withObservationTracking(compute, didSet: ear.hear) },
        onChange: notice(kind, ear))
    }
  }

  /// Registers that something was read; called only then. The returned closure does nothing, since
  /// the ear observes.
  private func notice(
    _ kind: ObjectIdentifier, _ ear: EvaluationToken.Ear
  ) -> @Sendable () -> Void {
    Self.observing.insert(kind)
    let token = EvaluationToken(self, isDetached: true)
    ear.token = token
    self.token = token
    return {}
  }

  /// Marks the node to be evaluated in the next flush.
  public func invalidate() {
    guard isMounted else { return }
    tree.invalidations &+= 1
    guard !isDirty else { return tree.noteTransaction(of: self) }
    isDirty = true
    tree.invalidated(self)
  }

  /// Marks the node to be evaluated, in another transaction than the current one.
  func invalidate(for transaction: MutationTransaction?) {
    guard isMounted else { return }
    invalidate()
    if let transaction { tree.note(transaction, of: self) }
  }

  open override func unmount() {
    super.unmount()
    _ = tree.takeTransaction(of: self)
    token?.release()
    token = nil
  }
}
