public import SwiftUICore

extension View {
  /// Represents this view to assistive technology by another one.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let representation = representation()
    return SpokenBox {
      accessibilityHidden(true)
      SpokenBox { representation }.style(.spokenOnly)
    }
  }

  /// Replaces the children of this view for assistive technology.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityRepresentation(representation: children)
  }
}
