public import WeDaDomain

extension OpenWeatherMapEndpoint where Response == OpenWeatherMapAnswerDTO<CurrentWeatherDTO> {
  /// The weather now at the place that OpenWeatherMap takes a name for.
  public static func currentWeather(
    city: String, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self("/data/2.5/weather", [("q", city)] + weather(configuration), configuration)
  }

  /// The weather now at a point: the way that no namesake can disturb.
  public static func currentWeather(
    coordinate: Coordinate, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self("/data/2.5/weather", point(coordinate) + weather(configuration), configuration)
  }
}

extension OpenWeatherMapEndpoint where Response == OpenWeatherMapAnswerDTO<ForecastDTO> {
  /// Five days in steps of three hours, by name.
  public static func forecast(
    city: String, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self("/data/2.5/forecast", [("q", city)] + weather(configuration), configuration)
  }

  /// Five days in steps of three hours, at a point.
  public static func forecast(
    coordinate: Coordinate, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self("/data/2.5/forecast", point(coordinate) + weather(configuration), configuration)
  }
}

extension OpenWeatherMapEndpoint where Response == [GeocodeDTO] {
  /// Places by name; without a limit the service sends only one.
  ///
  /// - Parameter limit: 1 ... 5.
  public static func directGeocoding(
    _ query: String, limit: Int = 5, _ configuration: OpenWeatherMapConfiguration
  ) -> Self {
    Self("/geo/1.0/direct", [("q", query), ("limit", "\(limit)")], configuration)
  }

  /// Places near a point, the nearest first.
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
