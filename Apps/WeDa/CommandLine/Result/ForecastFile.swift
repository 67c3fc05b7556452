import Foundation
import WeDaDomain

/// The output of `--json` and the answer to `?format=json`: SI units and codes in every language.
/// `docs/guides/terminal.md` documents the fields, `docs/guides/forecast.schema.json` their types; a
/// field is never renamed within a version.
struct ForecastFile: JSONFile {
  struct PlaceFile: Encodable {
    let name: String
    let state: String?
    let country: String
    let slug: String
    let latitude: Double
    let longitude: Double
  }

  struct CurrentFile: Encodable {
    let observedAt: Date
    let condition: String
    let isDaytime: Bool
    let temperatureCelsius: Double
    let feelsLikeCelsius: Double?
    let windMetresPerSecond: Double?
    let windDegrees: Double?
    let gustMetresPerSecond: Double?
    let humidityPercent: Double?
    let pressureHectopascals: Double?
    let visibilityMetres: Double?
    let cloudinessPercent: Double?
    let sunrise: Date?
    let sunset: Date?
  }

  struct DayFile: Encodable {
    let date: String
    let condition: String
    let lowCelsius: Double
    let highCelsius: Double
    let precipitationProbability: Double?
    let precipitationMillimetres: Double?
    let isPartial: Bool
  }

  let version: Int
  let place: PlaceFile
  let otherPlaces: [PlaceFile]
  let provider: String
  let isDemo: Bool
  let isStoredCopy: Bool
  let fetchedAt: Date
  let timeZone: String
  let current: CurrentFile
  let days: [DayFile]
  let lacksDays: Bool
  let furtherDaysProvider: String?
}

extension ForecastFile {
  static let currentVersion = 1

  init(_ forecast: LongForecast, _ choice: PlaceChoice) {
    let report = forecast.report
    self.init(
      version: Self.currentVersion, place: PlaceFile(choice.place),
      otherPlaces: choice.others.map(PlaceFile.init), provider: report.provider.id,
      isDemo: report.isDemo, isStoredCopy: report.isFallback, fetchedAt: report.fetchedAt,
      timeZone: report.timeZone.identifier, current: CurrentFile(report.current),
      days: forecast.days.map(DayFile.init), lacksDays: forecast.isCut,
      furtherDaysProvider: forecast.furtherProvider?.id)
  }
}

extension ForecastFile.PlaceFile {
  init(_ place: Place) {
    self.init(
      name: place.englishName, state: place.state, country: place.country, slug: place.slug,
      latitude: place.coordinate.latitude, longitude: place.coordinate.longitude)
  }
}

extension ForecastFile.CurrentFile {
  init(_ current: CurrentWeather) {
    self.init(
      observedAt: current.observedAt, condition: current.condition.code.rawValue,
      isDaytime: current.condition.isDaytime, temperatureCelsius: current.temperature.celsius,
      feelsLikeCelsius: current.feelsLike?.celsius,
      windMetresPerSecond: current.wind?.speed.metresPerSecond,
      windDegrees: current.wind?.direction,
      gustMetresPerSecond: current.wind?.gust?.metresPerSecond,
      humidityPercent: current.humidity, pressureHectopascals: current.pressure?.hectopascals,
      visibilityMetres: current.visibility?.metres, cloudinessPercent: current.cloudiness,
      sunrise: current.sunrise, sunset: current.sunset)
  }
}

extension ForecastFile.DayFile {
  init(_ day: ForecastDay) {
    self.init(
      date: day.day.isoText, condition: day.condition.code.rawValue,
      lowCelsius: day.low.celsius, highCelsius: day.high.celsius,
      precipitationProbability: day.probability,
      precipitationMillimetres: day.precipitation?.millimetres, isPartial: day.isPartial)
  }
}
