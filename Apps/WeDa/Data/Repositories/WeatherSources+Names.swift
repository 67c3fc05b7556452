import WeDaDomain

extension WeatherSources {
  /// The geocoder of a service that answers for points; otherwise the built-in gazetteer.
  func placeNamer(_ places: any PlaceRepository) -> any PlaceNamer {
    primary.provider.id == "openweathermap"
      ? GeocoderPlaceNamer(geocoder: places) : GazetteerPlaceNamer()
  }
}
