import Foundation
import StrataPersistence

/// A million listings of food in FoodShare's store, nine of ten in the country and one of ten in a
/// city.
enum ManyOffers {
  static let count = 1_000_000
  private static let batch = 20_000

  /// Returns FoodShare's collection, with the facts that the app lets the index remember.
  static func documents(in database: Database) -> PlacedDocuments<OfferFile> {
    let acts = ["claimer", "handOvers", "reports", "decision", "appeals", "barred", "removed"]
    let facts = StoredFacts(
      presenceOf: acts + ["listing.allergens"], textsOf: ["listing.expiry_date", "owner"])
    return DocumentStore(database).placed("listings", remembering: facts)
  }

  static func fill(_ documents: PlacedDocuments<OfferFile>) async throws {
    for first in stride(from: 0, to: count, by: batch) {
      try await documents.put(
        (first..<first + batch).map { number in
          let point = try number % 10 == 0 ? city() : country()
          let offer = OfferFile(number, at: point)
          return PlacedEntry(key: offer.listing.id, point: point, time: Date(), value: offer)
        })
    }
  }

  /// Notes that the app has looked at each offer once, as it does after an update: its work in the
  /// background would otherwise be counted with the pages'.
  static func noteSurvey(in database: Database) async throws {
    let surveys: DocumentCollection<SurveyFile> =
      DocumentStore(database).collection("surveys", scope: .shared)
    try await surveys.put(SurveyFile(), key: "purges")
  }

  /// Returns a random point in an area of 0.3° by 0.5°.
  static func city() throws -> GeoPoint {
    try GeoPoint(latitude: .random(in: 51.3...51.6), longitude: .random(in: -0.4...0.1))
  }

  /// Returns a random point in an area of 10° by 15°.
  static func country() throws -> GeoPoint {
    try GeoPoint(latitude: .random(in: 45...55), longitude: .random(in: 0...15))
  }
}

/// A note that all offers have been looked at, in the format in which FoodShare stores it.
struct SurveyFile: Codable, Sendable {
  var version = 1
}

/// A listing in the format in which FoodShare stores it.
struct OfferFile: Codable, Sendable {
  struct Listing: Codable, Sendable {
    let id: String
    let title: String
    let description: String
    let category: String
    let latitude: Double
    let longitude: Double
    // The names in FoodShare's store.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let created_at: String
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let expiry_date: String
  }

  var version = 1
  let listing: Listing
  let owner: String
  var isAccepted = false

  /// - Parameter owner: The identifier of the giver; `nil` for one who has no device.
  init(_ number: Int, at point: GeoPoint, owner: String? = nil) {
    listing = Listing(
      id: UUID().uuidString, title: "Bread of yesterday",
      description: "Two loaves, number \(number).", category: "bakery", latitude: point.latitude,
      longitude: point.longitude, created_at: Self.created, expiry_date: Self.expires)
    self.owner = owner ?? "giver \(number)"
  }

  private static let created = text(Date(timeIntervalSinceNow: -7_200))
  private static let expires = text(Date(timeIntervalSinceNow: 20 * 86_400))

  private static func text(_ time: Date) -> String {
    time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
