extension View {
  /// Where the view stands in the order of reading.
  ///
  /// Accepted: a browser reads in the order of the page.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Other names for speech control.
  ///
  /// Accepted: a browser's speech control goes by what is seen.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Accepted: a browser's speech control goes by what is seen.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Accepted: a browser's speech control goes by what is seen.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Whether the view reacts to a person.
  ///
  /// Accepted: a browser sees that for itself.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Shows the view large while it is pressed.
  ///
  /// Accepted: a browser has zoom.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepted: a browser has zoom.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Keeps the view's colours where colours are inverted.
  ///
  /// Accepted: a browser decides that for itself.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
