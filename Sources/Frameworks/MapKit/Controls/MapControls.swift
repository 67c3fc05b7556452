public import SwiftUI

extension View {
  /// Adds controls to the maps in this view.
  ///
  ///     Map { … }.mapControls { MapCompass() }
  ///
  /// Partial: a map that can be zoomed always has zoom buttons, since a mouse has no pinch gesture.
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    environment(\.mapControlViews, AnyView(content()))
  }
}

/// A control that shows the direction of north.
///
/// Accepted: it is not shown, since north is always at the top; Apple's compass is hidden then,
/// too.
public struct MapCompass: View {
  /// Creates a control that shows the direction of north.
  public init(scope: Namespace.ID? = nil) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// A control that tilts the map.
///
/// Accepted: it is not shown, since the map is flat.
public struct MapPitchToggle: View {
  /// Creates a pitch control.
  public init(scope: Namespace.ID? = nil) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// A control with buttons that zoom the map.
///
/// Accepted: it adds nothing, since a map that can be zoomed always has zoom buttons.
public struct MapZoomStepper: View {
  /// Creates a zoom control.
  public init(scope: Namespace.ID? = nil) {}
  /// An empty view.
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
