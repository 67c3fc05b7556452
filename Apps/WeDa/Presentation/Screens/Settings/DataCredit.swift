import Foundation

/// The credit of a data source, with its licence.
struct DataCredit: Identifiable {
  let name: String
  /// The kind of data, such as "Weather data".
  let what: LocalizedStringResource
  let site: String
  let licence: String
  let licenceSite: String

  var id: String { name }

  static var all: [DataCredit] {
    [
      DataCredit(
        name: "OpenWeather", what: Words.Privacy.Credit.weather,
        site: "https://openweathermap.org/", licence: "CC BY-SA 4.0",
        licenceSite: "https://creativecommons.org/licenses/by-sa/4.0/"),
      DataCredit(
        name: "Open-Meteo", what: Words.Privacy.Credit.weather, site: "https://open-meteo.com/",
        licence: "CC BY 4.0", licenceSite: "https://creativecommons.org/licenses/by/4.0/"),
      DataCredit(
        name: "GeoNames", what: Words.Privacy.Credit.places, site: "https://www.geonames.org/",
        licence: "CC BY 4.0", licenceSite: "https://creativecommons.org/licenses/by/4.0/"),
    ]
  }
}
