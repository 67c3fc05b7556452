import Foundation
import WeDaDomain

/// The settings of a shared page as its link contains them: units, clock, language, and the open
/// day.
///
///     SharedView(settings, language: .arabic, day: monday).text
///     // "temperature-celsius.wind-knots.….language-ar.day-2026-11-23"
///
/// A link contains nothing else: no key, no position, and no label of a person. Settings that it
/// leaves out are the reader's.
struct SharedView: Hashable, Sendable {
  var temperature: TemperatureUnit?
  var wind: WindUnit?
  var pressure: PressureUnit?
  var precipitation: PrecipitationUnit?
  var distance: DistanceUnit?
  var clock: ClockChoice?
  var language: LanguageChoice?
  var day: LocalDay?

  /// The maximum length of a text that is parsed, which is more than twice that of a complete link.
  static let longest = 400

  init() {}

  /// Creates the settings of a link.
  ///
  /// - Parameters:
  ///   - units: The units that are shown, whether chosen or usual in the region.
  ///   - language: The language that is shown; never `automatic`, which differs between readers.
  init(units: UnitChoice, clock: ClockChoice, language: LanguageChoice, day: LocalDay?) {
    temperature = units.temperature
    wind = units.wind
    pressure = units.pressure
    precipitation = units.precipitation
    distance = units.distance
    self.clock = clock == .automatic ? nil : clock
    self.language = language == .automatic ? nil : language
    self.day = day
  }

  /// Returns the device's settings, overridden by the link's. The result is shown, but not stored.
  ///
  /// - Parameter region: The reader's region, for units that neither sets.
  func settings(over own: WeatherSettings, region: String?) -> WeatherSettings {
    var settings = own
    var units = own.units(in: region)
    units.temperature = temperature ?? units.temperature
    units.wind = wind ?? units.wind
    units.pressure = pressure ?? units.pressure
    units.precipitation = precipitation ?? units.precipitation
    units.distance = distance ?? units.distance
    if units != own.units(in: region) { settings.units = units }
    settings.clock = clock ?? own.clock
    settings.language = language ?? own.language
    return settings
  }
}
