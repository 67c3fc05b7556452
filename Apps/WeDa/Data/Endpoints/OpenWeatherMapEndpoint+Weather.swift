public import WeDaDomain

extension OpenWeatherMapEndpoint where Response == OpenWeatherMapAnswerDTO<CurrentWeatherDTO> {
  /// The route of the current weather of a place, given by name.
  public static func currentWeather(
    city: String, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self("/data/2.5/weather", [("q", city)] + weather(configuration), configuration)
  }

  /// The route of the current weather at a point, which unlike a name is unambiguous.
  public static func currentWeather(
    coordinate: Coordinate, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self("/data/2.5/weather", point(coordinate) + weather(configuration), configuration)
  }
}

extension OpenWeatherMapEndpoint where Response == OpenWeatherMapAnswerDTO<ForecastDTO> {
  /// The route of the forecast of five days in steps of three hours, given a place's name.
  public static func forecast(
    city: String, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self("/data/2.5/forecast", [("q", city)] + weather(configuration), configuration)
  }

  /// The route of the forecast of five days in steps of three hours, at a point.
  public static func forecast(
    coordinate: Coordinate, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self("/data/2.5/forecast", point(coordinate) + weather(configuration), configuration)
  }
}

extension OpenWeatherMapEndpoint where Response == OneCallDTO {
  /// The route of the official warnings at a point, without the weather.
  public static func alerts(
    coordinate: Coordinate, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self(
      "/data/3.0/onecall",
      point(coordinate) + [("exclude", "current,minutely,hourly,daily")], configuration)
  }
}

extension OpenWeatherMapEndpoint where Response == [GeocodeDTO] {
  /// The route of a search for places by name. Without a limit, the service returns only one place.
  ///
  /// - Parameter limit: The maximum number of results, 1 ... 5.
  public static func directGeocoding(
    _ query: String, limit: Int = 5, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self("/geo/1.0/direct", [("q", query), ("limit", "\(limit)")], configuration)
  }

  /// The route of a search for the places nearest to a point.
  public static func reverseGeocoding(
    _ coordinate: Coordinate, limit: Int = 1, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self("/geo/1.0/reverse", point(coordinate) + [("limit", "\(limit)")], configuration)
  }
}

private func weather(_ configuration: OpenWeatherMapConfiguration) -> [(String, String)] {
  [("units", "metric"), ("lang", configuration.language)]
}

private func point(_ coordinate: Coordinate) -> [(String, String)] {
  [("lat", "\(coordinate.latitude)"), ("lon", "\(coordinate.longitude)")]
}
