extension View {
  /// Names a preview of a ``PreviewProvider``.
  ///
  /// Accepted: the gallery shows `#Preview`, which has its name of its own.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Sizes a preview of a ``PreviewProvider``.
  ///
  /// Accepted: the gallery shows `#Preview`, which has traits for that.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Turns a preview of a ``PreviewProvider``.
  ///
  /// Accepted: the gallery shows `#Preview`, which has traits for that.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }

  /// Chooses the device of a preview.
  ///
  /// Accepted: previews are shown in a browser.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
