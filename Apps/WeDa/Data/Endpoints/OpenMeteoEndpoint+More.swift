public import WeDaDomain

extension OpenMeteoEndpoint where Response == OpenMeteoAnswerDTO<OpenMeteoAirDTO> {
  /// The route of the current air quality, in the European and American scales, and the pollen.
  public static func air(
    coordinate: Coordinate, _ configuration: OpenMeteoConfiguration
  ) -> Self {
    Self(
      "/v1/air-quality",
      [
        ("latitude", "\(coordinate.latitude)"), ("longitude", "\(coordinate.longitude)"),
        ("current", OpenMeteoAirDTO.variables.joined(separator: ",")), ("timezone", "auto"),
      ], configuration.airURL)
  }
}

extension OpenMeteoEndpoint where Response == OpenMeteoAnswerDTO<OpenMeteoAheadDTO> {
  /// The route of all forecast days by hour with further values, and of the quarter-hours of the
  /// next hours.
  public static func ahead(
    coordinate: Coordinate, _ configuration: OpenMeteoConfiguration
  ) -> Self {
    let further = OpenMeteoAheadDTO.FurtherDTO.CodingKeys.allCases.map(\.rawValue)
    return Self(
      "/v1/forecast",
      [
        ("latitude", "\(coordinate.latitude)"), ("longitude", "\(coordinate.longitude)"),
        ("hourly", (OpenMeteoVariables.hourly + further).joined(separator: ",")),
        ("minutely_15", "precipitation"), ("forecast_minutely_15", "12"),
        ("wind_speed_unit", "ms"), ("timezone", "auto"),
        ("forecast_days", "\(AheadReport.longest)"),
      ], configuration.baseURL)
  }
}

extension OpenMeteoEndpoint where Response == OpenMeteoAnswerDTO<OpenMeteoModelsDTO> {
  /// The route of four days by hour as several models compute them.
  ///
  /// Two variables of four models weigh less than one call.
  public static func models(
    coordinate: Coordinate, _ configuration: OpenMeteoConfiguration
  ) -> Self {
    Self(
      "/v1/forecast",
      [
        ("latitude", "\(coordinate.latitude)"), ("longitude", "\(coordinate.longitude)"),
        ("hourly", OpenMeteoModelsDTO.HourlyDTO.variables.joined(separator: ",")),
        ("models", ForecastModel.allCases.map(\.openMeteoName).joined(separator: ",")),
        ("timezone", "auto"), ("forecast_days", "4"),
      ], configuration.baseURL)
  }
}

extension OpenMeteoEndpoint where Response == OpenMeteoFieldsDTO {
  /// The route of three days by hour in UTC at several points: 48 hours from any hour of the first.
  ///
  /// Each point is the nearest one of the model's grid, not the nearest on land, as for a place.
  public static func field(_ tiles: [MapTile], _ configuration: OpenMeteoConfiguration) -> Self {
    func list(_ degrees: (MapTile) -> Double) -> String {
      tiles.map { "\((degrees($0) * 10_000).rounded() / 10_000)" }.joined(separator: ",")
    }
    return Self(
      "/v1/forecast",
      [
        ("latitude", list(\.latitude)), ("longitude", list(\.longitude)),
        ("hourly", OpenMeteoFieldDTO.variables.joined(separator: ",")),
        ("wind_speed_unit", "ms"), ("timezone", "GMT"), ("forecast_days", "3"),
        ("cell_selection", "nearest"),
      ], configuration.baseURL)
  }
}

extension OpenMeteoEndpoint where Response == OpenMeteoAnswerDTO<OpenMeteoPastDTO> {
  /// The route of yesterday's weather, by local dates.
  public static func yesterday(
    coordinate: Coordinate, _ configuration: OpenMeteoConfiguration
  ) -> Self {
    Self(
      "/v1/forecast",
      past(coordinate) + [("past_days", "1"), ("forecast_days", "1")], configuration.baseURL)
  }

  /// The route of the weather of past dates, from the archive.
  public static func archive(
    coordinate: Coordinate, from first: LocalDay, to last: LocalDay,
    _ configuration: OpenMeteoConfiguration
  ) -> Self {
    Self(
      "/v1/archive",
      past(coordinate) + [("start_date", first.isoText), ("end_date", last.isoText)],
      configuration.archiveURL)
  }

  private static func past(_ coordinate: Coordinate) -> [(String, String)] {
    [
      ("latitude", "\(coordinate.latitude)"), ("longitude", "\(coordinate.longitude)"),
      ("daily", OpenMeteoPastDTO.variables.joined(separator: ",")), ("timezone", "auto"),
    ]
  }
}
