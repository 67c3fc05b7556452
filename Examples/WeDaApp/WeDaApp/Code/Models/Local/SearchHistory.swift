import Foundation

/// A city that a person looked for.
struct SearchHistoryItem: Codable, Hashable, Identifiable, Sendable {
  let cityName: String
  let country: String
  var searchedAt = Date()

  var id: String { "\(cityName.lowercased()),\(country.lowercased())" }
}
