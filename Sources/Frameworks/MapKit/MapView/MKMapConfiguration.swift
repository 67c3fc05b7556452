public import Foundation

/// The appearance of a map view.
///
/// Partial: there is one appearance, as with ``MapStyle``; a map keeps its configuration and draws
/// roads and places whatever it is.
@MainActor @preconcurrency open class MKMapConfiguration: NSObject {
  /// The height of the drawn mountains.
  ///
  /// Accepted: the map is flat.
  open var elevationStyle: ElevationStyle

  init(_ elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }

  /// The height of the drawn mountains.
  public enum ElevationStyle: Int, Sendable {
    /// A flat map.
    case flat
    /// Mountains of their real height.
    case realistic
  }
}

/// A map of roads and places.
@MainActor @preconcurrency open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The strength of the map's colors.
  ///
  /// Accepted: the colors are always weak.
  open var emphasisStyle: EmphasisStyle
  /// A Boolean value that indicates whether traffic is shown.
  ///
  /// Accepted: there is no source of traffic.
  open var showsTraffic = false

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - elevationStyle: The height of the drawn mountains.
  ///   - emphasisStyle: The strength of the map's colors.
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle)
  }

  /// The strength of the map's colors.
  public enum EmphasisStyle: Int, Sendable {
    /// The map's default.
    case `default`
    /// Weaker colors.
    case muted
  }
}

/// Satellite images.
///
/// Partial: there are none, so the map shows roads and places.
@MainActor @preconcurrency open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a configuration.
  ///
  /// - Parameter elevationStyle: The height of the drawn mountains.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

/// Satellite images with roads and places.
///
/// Partial: there are no images, so the map shows roads and places.
@MainActor @preconcurrency open class MKHybridMapConfiguration: MKMapConfiguration {
  /// A Boolean value that indicates whether traffic is shown.
  ///
  /// Accepted: there is no source of traffic.
  open var showsTraffic = false

  /// Creates a configuration.
  ///
  /// - Parameter elevationStyle: The height of the drawn mountains.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}
