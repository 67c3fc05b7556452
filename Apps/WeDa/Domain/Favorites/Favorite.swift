public import Foundation

/// A place that a person has marked as a favourite.
public struct Favorite: Identifiable, Equatable, Sendable {
  /// The place that is a favourite.
  public let place: Place
  /// The time when the favourite was added.
  public let addedAt: Date
  /// The person's label; `nil` for the place's name.
  public let label: FavoriteLabel?

  /// The identifier of the place.
  public var id: PlaceID { place.id }

  /// The name to show: the label, or else the place's name.
  public var name: String { label?.text ?? place.name }

  /// Creates a place that a person has marked as a favourite.
  public init(place: Place, addedAt: Date, label: FavoriteLabel? = nil) {
    self.place = place
    self.addedAt = addedAt
    self.label = label
  }

  /// Returns the favourite with another label.
  public func labelled(_ label: FavoriteLabel?) -> Favorite {
    Favorite(place: place, addedAt: addedAt, label: label)
  }
}

/// A favourite with its weather, or the error of loading it.
public struct FavoriteWeather: Identifiable, Equatable, Sendable {
  /// The favourite whose weather is loaded.
  public let favorite: Favorite
  /// The weather, or the error of loading it.
  public let weather: Result<WeatherReport, WeatherError>

  /// The identifier of the place.
  public var id: PlaceID { favorite.id }

  /// Creates a favourite with its weather.
  public init(favorite: Favorite, weather: Result<WeatherReport, WeatherError>) {
    self.favorite = favorite
    self.weather = weather
  }
}
