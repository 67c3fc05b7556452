public import SwiftUI

/// How often a map tells where it is.
///
/// Accepted: what moves in a browser is told once it rests, whichever is asked for.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let isContinuous: Bool

  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// What a map shows after it was moved.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect

  init(_ region: MKCoordinateRegion) {
    self.region = region
    camera = MapCamera(region)
    rect = MKMapRect(region)
  }
}

extension View {
  /// Does something when a map in this view came to rest elsewhere, whoever moved it.
  ///
  ///     Map(position: $position)
  ///       .onMapCameraChange { context in region = context.region }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapListeners) { $0.append(action) }
  }

  /// Does something when a map in this view came to rest elsewhere, whoever moved it.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }
}

extension EnvironmentValues {
  private struct Listeners: EnvironmentKey {
    static var defaultValue: [(MapCameraUpdateContext) -> Void] { [] }
  }

  var mapListeners: [(MapCameraUpdateContext) -> Void] {
    get { self[Listeners.self] }
    set { self[Listeners.self] = newValue }
  }
}
