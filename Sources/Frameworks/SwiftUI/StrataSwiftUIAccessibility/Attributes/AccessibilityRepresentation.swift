public import SwiftUICore

extension View {
  /// Represents this view to assistive technology by another one.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let representation = representation()
    return SpokenBox {
      accessibilityHidden(true)
      SpokenBox { representation }.style(.spokenOnly)
    }
  }

  /// Replaces the children of this view for assistive technology.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  {
    accessibilityRepresentation(representation: children)
  }
}
