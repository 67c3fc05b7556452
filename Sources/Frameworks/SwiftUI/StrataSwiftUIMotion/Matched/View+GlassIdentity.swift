public import SwiftUICore

extension View {
  /// Gives the view's glass an identity, which connects it with a later shape.
  ///
  /// Accepted: it has no effect; shapes of glass appear and disappear separately.
  ///
  /// - Parameters:
  ///   - id: The identity of the glass; `nil` for none.
  ///   - namespace: The namespace of the identity.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Unites the view's glass with that of other views that have the same identity.
  ///
  /// Accepted: it has no effect; each view keeps a separate shape of glass.
  ///
  /// - Parameters:
  ///   - id: The identity that the views have in common; `nil` for none.
  ///   - namespace: The namespace of the identity.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }
}
