import StrataViewTree

/// A modifier that tells the window whether the page exists at the window's address.
nonisolated private struct ExternalEventsModifier: ViewModifier {
  let isRefusing: Bool
  @Environment(\.window) private var window

  @MainActor func body(content: Content) -> some View {
    content
      .onChange(of: isRefusing, initial: true) { window?.location.isMissing = isRefusing }
      .onDisappear { if isRefusing { window?.location.isMissing = false } }
  }
}

extension View {
  /// Declares the external events that the view accepts. If both sets are empty, the view accepts
  /// none. The page then does not exist at the window's address, and the browser receives the page
  /// with status 404.
  ///
  ///     ErrorPage().handlesExternalEvents(preferring: [], allowing: [])
  ///
  /// Partial: the only external event is the opening of the window's address, and windows are not
  /// chosen by events. The elements of the sets make no difference, only whether both sets are
  /// empty.
  ///
  /// - Parameters:
  ///   - preferring: The events for which this window is preferred.
  ///   - allowing: The events that this window accepts.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    modifier(ExternalEventsModifier(isRefusing: preferring.isEmpty && allowing.isEmpty))
  }
}
