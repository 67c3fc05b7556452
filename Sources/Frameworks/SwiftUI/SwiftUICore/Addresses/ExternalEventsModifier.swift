import StrataViewTree

/// Says whether a page takes the address that it stands at.
private struct ExternalEventsModifier: ViewModifier {
  let isRefusing: Bool
  @Environment(\.window) private var window

  func body(content: Content) -> some View {
    content
      .onChange(of: isRefusing, initial: true) { window?.location.isMissing = isRefusing }
      .onDisappear { if isRefusing { window?.location.isMissing = false } }
  }
}

extension View {
  /// Says which external events the view takes. A page that takes none, because both sets are
  /// empty, has nothing at the address that the window was opened with: the browser is answered
  /// 404, with the page as it is.
  ///
  ///     ErrorPage().handlesExternalEvents(preferring: [], allowing: [])
  ///
  /// Partial: an address is the only event from outside, and windows are not chosen by it: what the
  /// sets contain makes no difference, only whether both are empty.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    modifier(ExternalEventsModifier(isRefusing: preferring.isEmpty && allowing.isEmpty))
  }
}
