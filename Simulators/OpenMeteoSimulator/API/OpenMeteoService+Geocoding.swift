import Foundation
import SimulatedWorld
import SimulatorKit

extension OpenMeteoService {
  /// Returns the answer of `/v1/search`; without a match, it has no member `results`.
  func search(_ query: Query) throws(OpenMeteoFailure) -> JSON {
    guard let name = query["name"] else { throw .nameMissing }
    guard let count = Int(query["count"] ?? "10"), (1...100).contains(count) else { throw .count }
    let country = query["countryCode"]
    let named = places(name, country: country, limit: count)
    let found = named.isEmpty ? postcode(name, country) : named
    let duration = JSON.Member("generationtime_ms", .number(0.4))
    guard !found.isEmpty else { return .members([duration]) }
    let results = found.map { entry($0, in: query["language"]) }
    return .members([JSON.Member("results", .array(results)), duration])
  }

  /// Returns the answer of `/v1/get`: a single place.
  func place(_ query: Query) throws(OpenMeteoFailure) -> JSON {
    guard let id = query["id"].flatMap({ Int($0) }), let place = gazetteer.place(id: id) else {
      throw .locationID
    }
    return entry(place, in: query["language"])
  }

  /// Searches places; the text after the first comma must be exactly a country or a region.
  private func places(_ text: String, country: String?, limit: Int) -> [Place] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let name = parts[0]
    let qualifier = parts.count > 1 ? parts[1] : ""
    let code = country ?? (qualifier.count == 2 ? qualifier : nil)
    let isRegion = country == nil && code == nil && !qualifier.isEmpty
    guard name.count > 1,
      let query = PlaceQuery(code.map { "\(name),\($0)" } ?? name)
    else { return [] }
    guard name.count > 2 else { return gazetteer.place(named: query).map { [$0] } ?? [] }
    let found = gazetteer.search(query, limit: isRegion ? 500 : limit)
    guard isRegion else { return found }
    return Array(found.filter { names($0, qualifier) }.prefix(limit))
  }

  /// Returns the place of a postcode, which the real service searches like a name.
  private func postcode(_ text: String, _ country: String?) -> [Place] {
    gazetteer.place(postcode: text, in: country).map { [$0] } ?? []
  }

  private func names(_ place: Place, _ qualifier: String) -> Bool {
    let words = [place.region?.name, place.region?.code, countryName(place)].compactMap(\.self)
    return words.contains { $0.caseInsensitiveCompare(qualifier) == .orderedSame }
  }

  private func countryName(_ place: Place) -> String? {
    Locale(identifier: "en_US").localizedString(forRegionCode: place.country)
  }

  /// Returns a place; zero and unknown values are left out, as in protocol buffers. The name is in
  /// the language, if the gazetteer knows it there.
  private func entry(_ place: Place, in language: String?) -> JSON {
    let told = language.flatMap { asked in place.localNames.first { $0.language == asked }?.name }
    let elevation = model.climate(at: place.coordinate).elevation.rounded()
    return .object([
      "id": .integer(place.id), "name": .string(told ?? place.name),
      "latitude": .number(place.latitude), "longitude": .number(place.longitude),
      "elevation": elevation == 0 ? nil : .number(elevation), "feature_code": "PPL",
      "country_code": .string(place.country), "country": countryName(place).map(JSON.string),
      "admin1": (place.region?.name).map(JSON.string), "timezone": .string(place.timeZone),
      "population": place.population == 0 ? nil : .integer(place.population),
    ])
  }
}
