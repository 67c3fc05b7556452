public import Foundation

/// The appearance of a map view.
///
/// Partial: a map keeps its configuration, but has only one appearance: it always draws roads and
/// places.
@MainActor @preconcurrency open class MKMapConfiguration: NSObject {
  /// The choice between a flat map and one with mountains.
  ///
  /// Accepted: it has no effect; the map is flat.
  open var elevationStyle: ElevationStyle

  init(_ elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }

  /// The choice between a flat map and one with mountains.
  public enum ElevationStyle: Int, Sendable {
    /// The map is flat.
    case flat
    /// Mountains have their real height.
    case realistic
  }
}

/// A map of roads and places.
@MainActor @preconcurrency open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The strength of the map's colors.
  ///
  /// Accepted: it has no effect; the colors are always muted.
  open var emphasisStyle: EmphasisStyle
  /// A Boolean value that indicates whether traffic is shown.
  ///
  /// Accepted: it has no effect, since there is no source of traffic.
  open var showsTraffic = false

  /// Creates the configuration of a map of roads and places.
  ///
  /// - Parameters:
  ///   - elevationStyle: The choice between a flat map and one with mountains.
  ///   - emphasisStyle: The strength of the map's colors.
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle)
  }

  /// The strength of the map's colors.
  public enum EmphasisStyle: Int, Sendable {
    /// The map chooses the strength of its colors.
    case `default`
    /// The colors are muted.
    case muted
  }
}

/// A configuration with satellite images.
///
/// Partial: there are no satellite images, so the map shows roads and places.
@MainActor @preconcurrency open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a configuration with satellite images.
  ///
  /// - Parameter elevationStyle: The choice between a flat map and one with mountains.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

/// A configuration with satellite images, roads and places.
///
/// Partial: there are no satellite images, so the map shows roads and places.
@MainActor @preconcurrency open class MKHybridMapConfiguration: MKMapConfiguration {
  /// A Boolean value that indicates whether traffic is shown.
  ///
  /// Accepted: it has no effect, since there is no source of traffic.
  open var showsTraffic = false

  /// Creates a configuration with satellite images, roads and places.
  ///
  /// - Parameter elevationStyle: The choice between a flat map and one with mountains.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}
