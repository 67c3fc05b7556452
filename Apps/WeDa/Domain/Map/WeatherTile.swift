public import Foundation

/// A square of a layer, as it is drawn over the map.
public struct WeatherTile: Equatable, Sendable {
  /// A PNG picture, 256 pixels wide and high, transparent where there is nothing to tell.
  public let picture: Data
  /// When the provider answered.
  public let fetchedAt: Date

  public init(picture: Data, fetchedAt: Date) {
    self.picture = picture
    self.fetchedAt = fetchedAt
  }
}
