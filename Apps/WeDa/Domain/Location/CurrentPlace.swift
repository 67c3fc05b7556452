public import Foundation

/// The device's position, rounded, and the nearest named place.
public struct CurrentPlace: Equatable, Sendable {
  /// The position to two decimals. It leaves the device's record only in the request for its
  /// weather.
  public let position: Coordinate
  /// The nearest named place, whose coordinates are public; `nil` far from any.
  public let place: Place?
  /// The time when the position was determined.
  public let foundAt: Date

  /// Creates a current place.
  public init(position: Coordinate, place: Place?, foundAt: Date) {
    self.position = position.rounded
    self.place = place
    self.foundAt = foundAt
  }

  /// The place to request: the nearest place's name at the device's position.
  public var askedPlace: Place {
    Place(
      name: place?.name ?? "", state: place?.state, country: place?.country ?? "",
      coordinate: position)
  }

  /// The place to show in screens, favourites and links, which does not reveal the position if it
  /// has a name.
  public var shownPlace: Place { place ?? askedPlace }
}

/// The device's last known position and its weather.
public struct CurrentPlaceRecord: Equatable, Sendable {
  /// The last known position and its name.
  public let place: CurrentPlace
  /// The weather; `nil` if it was not loaded.
  public let report: WeatherReport?

  /// Creates a record of the device's last known position and its weather.
  public init(place: CurrentPlace, report: WeatherReport?) {
    self.place = place
    self.report = report
  }
}

/// Stores the device's position, encrypted.
public protocol CurrentPlaceRepository: Sendable {
  /// Returns the record; `nil` if there is none.
  func record() async throws(WeatherError) -> CurrentPlaceRecord?
  /// Stores the last known position and its weather.
  func save(_ record: CurrentPlaceRecord) async throws(WeatherError)
  /// Deletes the stored position and the weather there.
  func forget() async throws(WeatherError)
}

/// Finds the names of positions.
public protocol PlaceNamer: Sendable {
  /// Returns the nearest named place; `nil` far from any.
  func place(near position: Coordinate) async -> Place?
}
