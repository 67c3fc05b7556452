import WeDaDomain

extension WeatherSources {
  /// Returns a geocoder with reverse geocoding if the provider has one; otherwise the gazetteer.
  func placeNamer(_ places: any PlaceRepository) -> any PlaceNamer {
    primary.provider.id == "openweathermap"
      ? GeocoderPlaceNamer(geocoder: places) : GazetteerPlaceNamer()
  }
}
