public import Foundation

/// A tile of a layer.
public struct WeatherTile: Equatable, Sendable {
  /// A PNG image of 256 by 256 pixels, transparent where there is no weather.
  public let picture: Data
  /// The time of the provider's response.
  public let fetchedAt: Date

  /// Creates a tile of a layer.
  public init(picture: Data, fetchedAt: Date) {
    self.picture = picture
    self.fetchedAt = fetchedAt
  }
}
