import Foundation

/// The credit of a data source, with its licence.
struct DataCredit: Identifiable {
  let name: String
  /// The kind of data, such as "Weather data".
  let what: LocalizedStringResource
  let site: String
  /// The name of the licence; `nil` if the data are in the public domain.
  let licence: String?
  let licenceSite: String

  var id: String { name }

  /// Returns the kind of data with its licence, such as "Place names, license CC BY 4.0".
  func terms(in locale: Locale) -> LocalizedStringResource {
    let kind = what.text(in: locale)
    return licence.map { Words.Privacy.Credit.source(kind, $0) } ?? Words.Privacy.Credit.free(kind)
  }

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
        name: "Copernicus Atmosphere Monitoring Service (CAMS)", what: Words.Privacy.Credit.air,
        site: "https://atmosphere.copernicus.eu/", licence: "Copernicus",
        licenceSite: "https://www.copernicus.eu/en/access-data/copyright-and-licences"),
      DataCredit(
        name: "US National Weather Service", what: Words.Privacy.Credit.warnings,
        site: "https://www.weather.gov/", licence: nil,
        licenceSite: "https://www.weather.gov/disclaimer"),
      DataCredit(
        name: "GeoNames", what: Words.Privacy.Credit.places, site: "https://www.geonames.org/",
        licence: "CC BY 4.0", licenceSite: "https://creativecommons.org/licenses/by/4.0/"),
    ]
  }
}
