public import SwiftUI

extension View {
  /// The controls that stand on maps in this view.
  ///
  ///     Map { … }.mapControls { MapCompass() }
  ///
  /// Partial: a map that can be zoomed has buttons for it, whether or not they are asked for, since
  /// a mouse cannot pinch.
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    environment(\.mapControlViews, AnyView(content()))
  }
}

/// Which way is north.
///
/// Accepted: the north is always up, and Apple's compass is hidden while it is.
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// Looks at the map from above or from the side.
///
/// Accepted: the map is flat.
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// Buttons for a nearer and a farther look.
///
/// Accepted: a map that can be zoomed has them.
public struct MapZoomStepper: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

extension EnvironmentValues {
  private struct Controls: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  var mapControlViews: AnyView? {
    get { self[Controls.self] }
    set { self[Controls.self] = newValue }
  }
}
