public import SwiftUICore

extension View {
  /// Sets the name of a preview in a ``PreviewProvider``.
  ///
  ///     Row(city: .fixture).previewDisplayName("Rain")
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    ModifiedContent(content: self, modifier: PreviewMark { $0.name = value })
  }

  /// Sets the size of a preview in a ``PreviewProvider``.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    ModifiedContent(content: self, modifier: PreviewMark { $0.take(value) })
  }

  /// Sets the orientation of a preview in a ``PreviewProvider``.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    ModifiedContent(content: self, modifier: PreviewMark { $0.take(value) })
  }

  /// Sets the device of a preview.
  ///
  /// Partial: the name of an iPad, Mac, TV, Watch or small iPhone gives the preview about the size
  /// of that device's screen; any other name has no effect.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    ModifiedContent(content: self, modifier: PreviewMark { $0.take(value) })
  }

  /// Sets the context of a preview.
  ///
  /// Accepted: it has no effect, since previews are shown in a browser, which has no widgets.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
