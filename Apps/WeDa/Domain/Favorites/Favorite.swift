public import Foundation

/// A place that a person keeps.
public struct Favorite: Identifiable, Equatable, Sendable {
  public let place: Place
  public let addedAt: Date

  public var id: PlaceID { place.id }

  public init(place: Place, addedAt: Date) {
    self.place = place
    self.addedAt = addedAt
  }
}

/// A favourite's weather, or why there is none.
public struct FavoriteWeather: Identifiable, Equatable, Sendable {
  public let favorite: Favorite
  public let weather: Result<WeatherReport, WeatherError>

  public var id: PlaceID { favorite.id }

  public init(favorite: Favorite, weather: Result<WeatherReport, WeatherError>) {
    self.favorite = favorite
    self.weather = weather
  }
}
