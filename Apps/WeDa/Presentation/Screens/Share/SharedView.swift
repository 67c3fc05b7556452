import Foundation
import WeDaDomain

/// How a page looks to whoever shares it, as its link says it: units, clock, language, the day that
/// is open.
///
///     SharedView(settings, language: .arabic, day: monday).text
///     // "temperature-celsius.wind-knots.….language-ar.day-2026-11-23"
///
/// The words of a link are all there is to it: it has no room for a key, a place on the earth or a
/// name of a person's own. What a link leaves out stays as the reader has it.
struct SharedView: Hashable, Sendable {
  var temperature: TemperatureUnit?
  var wind: WindUnit?
  var pressure: PressureUnit?
  var precipitation: PrecipitationUnit?
  var distance: DistanceUnit?
  var clock: ClockChoice?
  var language: LanguageChoice?
  var day: LocalDay?

  /// The longest text that is read: each word once takes less than half of it.
  static let longest = 400

  init() {}

  /// - Parameters:
  ///   - units: Those that are shown, whether they were chosen or are usual where the person is.
  ///   - language: The one that is shown; never `automatic`, which is another one elsewhere.
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

  /// The settings with what the link says in their place. They are shown, not kept.
  ///
  /// - Parameter region: The reader's, for units that neither chose.
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
