import Foundation
import StrataDeviceServices
import StrataPersistence

extension FoodVisitor {
  /// The identifier of a device's person, in the format of FoodShare's records.
  private struct PersonFile: Codable, Sendable {
    var version = 1
    let id: String
  }

  /// A note that a device's person has a part in a listing, in the format of FoodShare's records.
  private struct PartFile: Codable, Sendable {
    var version = 1
  }

  /// Offers something, as the app's form does, but directly in the server's database: call it before
  /// the device opens a page with its offers, since the server is not told.
  ///
  /// - Returns: The identifier of the listing.
  func offer(_ number: Int, at point: GeoPoint, in database: Database) async throws -> String {
    try await DeviceHost.$current.withValue(device) {
      let store = DocumentStore(database)
      let people = store.collection("person", of: PersonFile.self)
      // The server may have drawn the identifier for the device's first page.
      let person = try await store.change { changes throws(PersistenceError) in
        if let known = try changes.document(key: "own", in: people) { return known.value.id }
        let drawn = PersonFile(id: UUID().uuidString)
        try changes.put(drawn, key: "own", in: people)
        return drawn.id
      }
      let offer = OfferFile(number, at: point, owner: person)
      try await ManyOffers.documents(in: database).put(offer, key: offer.listing.id, at: point)
      try await store.collection("handovers", of: PartFile.self)
        .put(PartFile(), key: offer.listing.id)
      return offer.listing.id
    }
  }
}
