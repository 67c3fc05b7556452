import Foundation
import WeDaData
import WeDaDomain

extension AnswerCheck {
  /// The readers of OpenWeatherMap's answers.
  static let openWeatherMap: [Reader] = [
    { data, _ in
      guard case .payload(let current) = try read(Current.self, data) else { return }
      try check(try current.toDomain().temperature)
    },
    { data, place in
      guard case .payload(let forecast) = try read(Forecast.self, data) else { return }
      for slot in try forecast.toDomain() { try check(slot.temperature) }
      guard case .payload(let current) = try read(Current.self, Data(ordinary.utf8)) else {
        return
      }
      let whole = WeatherAnswerDTO(current: current, forecast: forecast)
      try check(whole.toDomain(place: place, provider: provider, fetchedAt: now))
    },
    { data, _ in
      for place in try read([GeocodeDTO].self, data) { try check(place.toDomain()) }
    },
  ]

  private typealias Current = OpenWeatherMapAnswerDTO<CurrentWeatherDTO>
  private typealias Forecast = OpenWeatherMapAnswerDTO<ForecastDTO>
  private static let ordinary =
    #"{"dt":1773308400,"timezone":0,"main":{"temp":9},"weather":[{"id":800}],"cod":200}"#

  /// The readers of Open-Meteo's answers.
  static let openMeteo: [Reader] = [
    { data, place in
      guard let forecast = try answer(OpenMeteoForecastDTO.self, data) else { return }
      try check(forecast.toDomain(place: place, provider: provider, fetchedAt: now))
    },
    { data, _ in
      for place in try read(OpenMeteoPlacesDTO.self, data).toDomain() { try check(place) }
    },
    { data, _ in
      guard let air = try answer(OpenMeteoAirDTO.self, data)?.toDomain(fetchedAt: now) else {
        return
      }
      var values = [air.european, air.american].compactMap(\.self) + Array(air.pollen.values)
      for parts in [air.concentrations, air.europeanParts, air.americanParts] {
        values += parts.values
      }
      try hold(values.allSatisfy { (0...200_000).contains($0) }, "the air has \(values)")
      _ = (air.worstInEurope, air.worstInAmerica)
    },
    { data, place in
      let answer = try answer(OpenMeteoAheadDTO.self, data)
      guard let ahead = try answer?.toDomain(at: place.coordinate, fetchedAt: now) else { return }
      let suns = ahead.hours.compactMap(\.ultraviolet)
      try hold(suns.allSatisfy { (0...50).contains($0) }, "the sun has \(suns)")
      _ = (ahead.quarters(from: now), ahead.pressure(threeHoursAfter: now))
    },
    { data, _ in
      for day in try (answer(OpenMeteoPastDTO.self, data)?.days() ?? [:]).values {
        try hold(day.low <= day.high, "a day's lowest temperature is above its highest")
      }
    },
    { data, _ in
      let models = try answer(OpenMeteoModelsDTO.self, data)?.toDomain(fetchedAt: now)
      for spread in models?.spread(from: now) ?? [] {
        try hold(spread.low <= spread.high, "the lowest temperature is above the highest")
      }
      _ = models?.rain(from: now)
    },
    { data, _ in try checkField(data) },
  ]

  private static func answer<Payload>(
    _ type: Payload.Type, _ data: Data
  ) throws -> Payload? where Payload: Decodable & Sendable {
    switch try read(OpenMeteoAnswerDTO<Payload>.self, data) {
    case .payload(let payload): payload
    case .refused: nil
    }
  }

  private static func checkField(_ data: Data) throws {
    guard case .points(let points) = try read(OpenMeteoFieldsDTO.self, data) else { return }
    let tile = try MapTile(zoom: 3, x: 1, y: 1)
    for cell in points.compactMap({ $0?.toDomain(tile, fetchedAt: now) }) {
      for hour in cell.hours {
        try hold((0...1).contains(hour.cloudiness ?? 0), "the sky has another share of clouds")
        try hold((0...2000).contains(hour.precipitation?.millimetres ?? 0), "it rains too much")
      }
      _ = cell.hour(at: now)
    }
  }

  /// The readers of the answers of services that warn.
  static let warnings: [Reader] = [
    { data, _ in try check(read(NWSAlertsDTO.self, data).toDomain(fetchedAt: now)) },
    { data, _ in
      try check(read(OneCallDTO.self, data).toDomain(provider: provider, fetchedAt: now))
    },
  ]

  /// The readers of what a device stores. Another version of the app, or a person, wrote the files.
  static let stored: [Reader] = [
    { data, _ in
      let report = try read(WeatherFileDTO.self, data).toDomain(origin: .stored)
      try check(report)
      let again = try WeatherFileDTO(report).toDomain(origin: .stored)
      try hold(again == report, "a stored forecast is not read back as it was written")
    },
    { data, _ in
      let favorite = try read(FavoriteFileDTO.self, data).toDomain()
      let again = try FavoriteFileDTO(favorite).toDomain()
      try hold(
        again.place == favorite.place && again.label == favorite.label,
        "a stored favourite is not read back as it was written")
    },
    { data, _ in
      let settings = try read(SettingsFileDTO.self, data).toDomain()
      try hold(
        try SettingsFileDTO(settings).toDomain() == settings,
        "stored settings are not read back as they were written")
    },
  ]

  // MARK: Plausible values

  private static func check(_ report: WeatherReport) throws {
    try check(report.current.temperature)
    for slot in report.slots { try check(slot.temperature) }
    for day in report.days {
      try hold(day.low <= day.high, "a day's lowest temperature is above its highest")
    }
    _ = (report.today, report.wholeDayHigh, report.timeZoneOffset)
  }

  private static func check(_ temperature: Temperature) throws {
    try hold((-150...150).contains(temperature.celsius), "a place has \(temperature.celsius) °C")
  }

  private static func check(_ place: Place) throws {
    try hold(!place.name.isEmpty, "a place has no name")
    let point = place.coordinate
    try hold(
      (-90...90).contains(point.latitude) && (-180...180).contains(point.longitude),
      "a place is not on earth")
  }

  private static func check(_ report: WarningReport) throws {
    try hold(report.warnings.count <= WarningReport.most, "there are too many warnings")
    try hold(
      Set(report.warnings.map(\.id)).count == report.warnings.count, "two warnings are the same")
    try hold(
      report.warnings.allSatisfy { $0.text.count <= OfficialWarning.longest },
      "the text of a warning is too long")
    _ = (report.valid(at: now), report.alarming(at: now))
  }
}
