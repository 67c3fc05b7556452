public import Foundation

/// A place that a person keeps.
public struct Favorite: Identifiable, Equatable, Sendable {
  public let place: Place
  public let addedAt: Date
  /// What the person calls it; `nil` where the place's own name serves.
  public let label: FavoriteLabel?

  public var id: PlaceID { place.id }

  /// What is shown first: the person's own words, else the place's name.
  public var name: String { label?.text ?? place.name }

  public init(place: Place, addedAt: Date, label: FavoriteLabel? = nil) {
    self.place = place
    self.addedAt = addedAt
    self.label = label
  }

  /// The same place under another name of the person's own.
  public func labelled(_ label: FavoriteLabel?) -> Favorite {
    Favorite(place: place, addedAt: addedAt, label: label)
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
