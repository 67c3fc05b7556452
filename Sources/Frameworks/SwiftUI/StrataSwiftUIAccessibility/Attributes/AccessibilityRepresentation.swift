public import SwiftUICore

extension View {
  /// Hands assistive technology another view in the place of this one.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let representation = representation()
    return SpokenBox {
      accessibilityHidden(true)
      SpokenBox { representation }.style(.spokenOnly)
    }
  }

  /// Gives this view parts for assistive technology, in the place of its own.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityRepresentation(representation: children)
  }
}
