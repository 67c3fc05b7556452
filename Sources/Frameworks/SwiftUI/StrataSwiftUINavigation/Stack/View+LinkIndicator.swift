import StrataSwiftUIDrawing
public import SwiftUICore

extension EnvironmentValues {
  private enum IndicatorKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// A Boolean value that indicates whether a list marks links to other screens with a chevron.
  var showsLinkIndicators: Bool {
    get { self[IndicatorKey.self] }
    set { self[IndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the rows of a list that lead to other screens show a chevron.
  ///
  /// - Parameter visibility: The visibility of the chevrons; `automatic` shows them.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.showsLinkIndicators, visibility != .hidden)
  }
}
