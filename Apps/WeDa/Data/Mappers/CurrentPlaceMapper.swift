import Foundation
import WeDaDomain

extension CurrentPlaceFileDTO {
  init(_ record: CurrentPlaceRecord) {
    version = Self.currentVersion
    latitude = record.place.position.latitude
    longitude = record.place.position.longitude
    place = record.place.place.map(PlaceFileDTO.init)
    foundAt = record.place.foundAt.timeIntervalSince1970
    weather = record.report.map(WeatherFileDTO.init)
  }

  func toDomain() throws(UnreadableField) -> CurrentPlaceRecord {
    try checkVersion(version, newest: Self.currentVersion)
    let position: Coordinate
    do throws(InvalidValue) {
      position = try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
      // The value is left out, since it is a person's position.
      throw UnreadableField(path: error.field, value: "out of range", rule: error.rule)
    }
    let named = try place.map { (place) throws(UnreadableField) in
      try mapping("place") { () throws(UnreadableField) in try place.toDomain() }
    }
    let report = try weather.map { (weather) throws(UnreadableField) in
      try mapping("weather") { () throws(UnreadableField) in try weather.toDomain(origin: .stored) }
    }
    return CurrentPlaceRecord(
      place: CurrentPlace(
        position: position, place: named, foundAt: Date(timeIntervalSince1970: foundAt)),
      report: report)
  }
}

extension LocationChoiceFileDTO {
  init(_ choice: LocationChoice) {
    version = Self.currentVersion
    self.choice = choice.rawValue
  }

  func toDomain() throws(UnreadableField) -> LocationChoice {
    try checkVersion(version, newest: Self.currentVersion)
    return try LocationChoice.read(choice, "choice")
  }
}
