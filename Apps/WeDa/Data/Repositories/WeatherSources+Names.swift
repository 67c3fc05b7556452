import WeDaDomain

extension WeatherSources {
  /// Returns a source of the names of positions: the provider's geocoder if it has reverse
  /// geocoding; otherwise the gazetteer.
  func placeNamer(_ places: any PlaceRepository) -> any PlaceNamer {
    primary.provider.id == "openweathermap"
      ? GeocoderPlaceNamer(geocoder: places) : GazetteerPlaceNamer()
  }
}
