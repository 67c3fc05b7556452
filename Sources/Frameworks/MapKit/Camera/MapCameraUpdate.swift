public import SwiftUI

/// The frequency of a map's updates.
///
/// Accepted: the value has no effect; an update is sent once the map has stopped moving.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let isContinuous: Bool

  /// Updates are sent while the map moves.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// An update is sent when the map has stopped moving.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// The part of the world that a map shows after it was moved.
public struct MapCameraUpdateContext: Sendable {
  /// The camera that the map now shows.
  public let camera: MapCamera
  /// The region that the map now shows.
  public let region: MKCoordinateRegion
  /// The rectangle of the flat map that the map now shows.
  public let rect: MKMapRect

  init(_ region: MKCoordinateRegion) {
    self.region = region
    camera = MapCamera(region)
    rect = MKMapRect(region)
  }
}

extension View {
  /// Runs an action when a map in this view has moved, whether a person or the app moved it.
  ///
  ///     Map(position: $position)
  ///       .onMapCameraChange { context in region = context.region }
  ///
  /// - Parameters:
  ///   - frequency: The time of the calls: during a move, or after it.
  ///   - action: A function that is called with the new position of the camera.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapListeners) { $0.append(action) }
  }

  /// Runs an action when a map in this view has moved, whether a person or the app moved it.
  ///
  /// - Parameters:
  ///   - frequency: The time of the calls: during a move, or after it.
  ///   - action: A function that is called after a move.
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
