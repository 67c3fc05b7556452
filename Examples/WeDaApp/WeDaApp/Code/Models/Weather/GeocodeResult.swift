import Foundation

/// A city that a search found.
struct GeocodeResult: Codable, Hashable, Sendable {
  let name: String
  let country: String
  let state: String?
  let lat: Double
  let lon: Double
}
