public import Foundation

/// One place that was searched for, and when last.
public struct SearchRecord: Identifiable, Equatable, Sendable {
  public let place: Place
  public let searchedAt: Date

  public var id: PlaceID { place.id }

  /// How many searches are kept.
  public static let limit = 20

  public init(place: Place, searchedAt: Date) {
    self.place = place
    self.searchedAt = searchedAt
  }
}
