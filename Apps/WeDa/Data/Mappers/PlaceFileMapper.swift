import Foundation
public import WeDaDomain

extension PlaceFileDTO {
  /// Creates the record of a place.
  public init(_ place: Place) {
    name = place.name
    state = place.state
    country = place.country
    latitude = place.coordinate.latitude
    longitude = place.coordinate.longitude
  }

  /// Converts the record to a place.
  public func toDomain() throws(UnreadableField) -> Place {
    let coordinate = try Coordinate.read(
      latitude, longitude, names: ("latitude", "longitude"))
    return Place(name: name, state: state, country: country, coordinate: coordinate)
  }
}

extension MarkedPlaceFileDTO {
  /// Creates the record of a search.
  public init(_ record: SearchRecord) {
    self.init(place: record.place, markedAt: record.searchedAt)
  }

  init(place: Place, markedAt: Date) {
    version = Self.currentVersion
    self.place = PlaceFileDTO(place)
    self.markedAt = markedAt.timeIntervalSince1970
  }

  /// Converts the record to a search.
  public func toSearchRecord() throws(UnreadableField) -> SearchRecord {
    SearchRecord(place: try toPlace(), searchedAt: Date(timeIntervalSince1970: markedAt))
  }

  func toPlace() throws(UnreadableField) -> Place {
    try checkVersion(version, newest: Self.currentVersion)
    return try mapping("place") { () throws(UnreadableField) in try place.toDomain() }
  }
}

/// Throws for a record of a newer version, whose meaning is unknown.
func checkVersion(_ version: Int, newest: Int) throws(UnreadableField) {
  guard (1...newest).contains(version) else {
    throw UnreadableField(path: "version", value: "\(version)", rule: "1 ... \(newest)")
  }
}
