public import Foundation

/// A place that was searched, and the time of the last search.
public struct SearchRecord: Identifiable, Equatable, Sendable {
  /// The place that was searched.
  public let place: Place
  /// The time of the last search.
  public let searchedAt: Date

  /// The identifier of the place.
  public var id: PlaceID { place.id }

  /// The maximum number of searches that are stored.
  public static let limit = 20

  /// Creates a place that was searched, and the time of the last search.
  public init(place: Place, searchedAt: Date) {
    self.place = place
    self.searchedAt = searchedAt
  }
}
