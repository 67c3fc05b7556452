import Foundation
@_spi(SwiftUI) import Observation

/// A place whose content is computed, and computed again when something that it read changes.
@MainActor open class EvaluatingNode: Node {
  public internal(set) var isDirty = false
  private var token: EvaluationToken?

  /// Kinds of places whose content was seen to read observable objects. Only they are given a
  /// token: it and its registration take 600 bytes, and most places read no object.
  private static var observing: Set<ObjectIdentifier> = []

  /// Computes the content again. The subclass tracks what it reads with ``track(_:)``.
  open func evaluate() {}

  /// Computes the content again on behalf of a parent: for its own cause where it has one.
  public func reevaluate() {
    guard isDirty, let own = tree.takeCause(of: self), own.motion != nil || tree.cause == nil else {
      return evaluate()
    }
    tree.with(tree.causeOutside(of: self, own)) { evaluate() }
  }

  /// A name for messages about this place.
  open var name: String { String(describing: Self.self) }

  /// Runs a computation and remembers what it read.
  public func track<T>(_ compute: () -> T) -> T {
    isDirty = false
    tree.evaluations += 1
    let kind = ObjectIdentifier(type(of: self))
    guard Self.observing.contains(kind) else { return trackFirst(kind, compute) }
    let token = releasedToken()
    return Evaluation.run(self) { token.track(compute) }
  }

  /// The token of the evaluations from here on; what the last one read no longer counts.
  private func releasedToken() -> EvaluationToken {
    token?.release()
    if let token, !token.isDetached { return token }
    let made = EvaluationToken(self)
    token = made
    return made
  }

  /// Tracks without a token, until the first place of this kind reads an object. That one
  /// registration cannot be given back; it ends with the next change of what was read.
  private func trackFirst<T>(_ kind: ObjectIdentifier, _ compute: () -> T) -> T {
    let ear = EvaluationToken.Ear()
    return Evaluation.run(self) {
      withObservationTracking(
        { withObservationTracking(compute, willSet: ear.hear) },
        onChange: notice(kind, ear))
    }
  }

  /// Called only where something was read. What it returns has nothing to do: the ear hears.
  private func notice(
    _ kind: ObjectIdentifier, _ ear: EvaluationToken.Ear
  ) -> @Sendable () -> Void {
    Self.observing.insert(kind)
    let token = EvaluationToken(self, isDetached: true)
    ear.token = token
    self.token = token
    return {}
  }

  /// Asks to be computed again in the next flush.
  public func invalidate() {
    guard isMounted else { return }
    guard !isDirty else { return tree.noteCause(of: self) }
    isDirty = true
    tree.invalidated(self)
  }

  /// The same for a cause that the code that runs now does not have.
  func invalidate(for cause: Cause?) {
    guard isMounted else { return }
    invalidate()
    if let cause { tree.note(cause, of: self) }
  }

  open override func unmount() {
    super.unmount()
    _ = tree.takeCause(of: self)
    token?.release()
    token = nil
  }
}
