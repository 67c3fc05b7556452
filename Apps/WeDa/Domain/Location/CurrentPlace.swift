public import Foundation

/// Where the device is: its rounded position, and the nearest place that has a name.
public struct CurrentPlace: Equatable, Sendable {
  /// To two decimals. It leaves this device's own record only in the request for its weather.
  public let position: Coordinate
  /// The nearest named place, whose coordinates everybody may know; `nil` far from any.
  public let place: Place?
  public let foundAt: Date

  public init(position: Coordinate, place: Place?, foundAt: Date) {
    self.position = position.rounded
    self.place = place
    self.foundAt = foundAt
  }

  /// What the weather is asked for: the nearest place's name, at the device's own position.
  public var askedPlace: Place {
    Place(
      name: place?.name ?? "", state: place?.state, country: place?.country ?? "",
      coordinate: position)
  }

  /// What screens, favourites and links may know: nothing of the position where there is a name.
  public var shownPlace: Place { place ?? askedPlace }
}

/// The device's own place and its weather, as they were last known.
public struct CurrentPlaceRecord: Equatable, Sendable {
  public let place: CurrentPlace
  public let report: WeatherReport?

  public init(place: CurrentPlace, report: WeatherReport?) {
    self.place = place
    self.report = report
  }
}

/// Keeps the device's own place, unreadable to everybody else.
public protocol CurrentPlaceRepository: Sendable {
  func record() async throws(WeatherError) -> CurrentPlaceRecord?
  func save(_ record: CurrentPlaceRecord) async throws(WeatherError)
  func forget() async throws(WeatherError)
}

/// Names positions.
public protocol PlaceNamer: Sendable {
  /// The nearest place with a name; `nil` far from any.
  func place(near position: Coordinate) async -> Place?
}
