public import SwiftUICore

extension View {
  /// Names a preview of a ``PreviewProvider``.
  ///
  ///     Row(city: .fixture).previewDisplayName("Rain")
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    ModifiedContent(content: self, modifier: PreviewMark { $0.name = value })
  }

  /// Sizes a preview of a ``PreviewProvider``.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    ModifiedContent(content: self, modifier: PreviewMark { $0.take(value) })
  }

  /// Turns a preview of a ``PreviewProvider``.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    ModifiedContent(content: self, modifier: PreviewMark { $0.take(value) })
  }

  /// Chooses the device of a preview.
  ///
  /// Partial: a name of an iPad, Mac, TV, Watch or small iPhone gives the preview a screen of such a
  /// size; everything else stays as it is.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    ModifiedContent(content: self, modifier: PreviewMark { $0.take(value) })
  }

  /// Tells a preview where it is shown.
  ///
  /// Accepted: previews are shown in a browser, which has no widgets.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
