import Foundation
import StrataKitTesting
import Testing

@testable import FoodShare

/// Tests of the conversion of the service's listings, and of the errors that name the field.
@Suite struct FoodListingDTOTests {
    private func listing(
        id: String = "9b2d3c4e-5f60-4a71-8b82-0c93d4e5f601", description: String? = "Two loaves", category: String = "bakery",
        latitude: Double = 51.51, longitude: Double = -0.13, created: String = "2026-11-22T08:15:30Z",
        expires: String = "2026-11-23T20:00:00.5+02:00"
    ) -> FoodListingDTO {
        FoodListingDTO(
            id: id, title: "Bread", description: description, category: category, latitude: latitude, longitude: longitude,
            created_at: created, expiry_date: expires)
    }

    @Test(.mission("L-28", "L-38", "L-43"))
    func `mapping to the domain keeps every field`() throws {
        let domain = try listing().toDomain()
        #expect(domain.id == UUID(uuidString: "9B2D3C4E-5F60-4A71-8B82-0C93D4E5F601"))
        #expect(domain.title == "Bread" && domain.description == "Two loaves" && domain.category == .bakery)
        #expect(domain.location == Coordinate(latitude: 51.51, longitude: -0.13))
        #expect(domain.createdAt == Date(timeIntervalSince1970: 1_795_335_330))
        #expect(domain.expiryDate == Date(timeIntervalSince1970: 1_795_456_800.5))
    }

    @Test(.mission("L-41", "L-42"))
    func `a missing description maps to an empty text, an unknown category to other`() throws {
        let domain = try listing(description: nil, category: "fermented").toDomain()
        #expect(domain.description.isEmpty && domain.category == .other)
    }

    @Test(
        arguments: [
            ("id", "7", "2026-11-22T08:15:30Z", 0.0, 0.0), ("created_at", nil, "yesterday", 0, 0), ("created_at", nil, "", 0, 0),
            ("latitude", nil, nil, 91, 0), ("longitude", nil, nil, 0, -180.1), ("latitude", nil, nil, .nan, 0),
        ] as [(String, String?, String?, Double, Double)])
    func `an unreadable value throws an error with the name of its field`(
        field: String, id: String?, created: String?, latitude: Double, longitude: Double
    ) {
        let dto = listing(
            id: id ?? UUID().uuidString, latitude: latitude, longitude: longitude, created: created ?? "2026-11-22T08:15:30Z")
        #expect(throws: AppError.unreadable(field: field)) { try dto.toDomain() }
        #expect(throws: AppError.unreadable(field: "expiry_date")) { try listing(expires: "soon").toDomain() }
    }

    @Test func `a listing survives conversion to a DTO and back`() throws {
        for listing in [FoodListing].fixtures {
            let again = try FoodListingDTO(listing).toDomain()
            #expect(again.id == listing.id && again.title == listing.title && again.category == listing.category)
            #expect(abs(again.expiryDate.timeIntervalSince(listing.expiryDate)) < 0.001)
        }
    }

    @Test func `all allergens are decoded, and an unknown one gets the case for unknown allergens`() throws {
        var dto = listing()
        #expect(try dto.toDomain().allergens.isEmpty)
        dto.allergens = ["milk", "kiwi"]
        #expect(try dto.toDomain().allergens == [.milk, .another])
        #expect(FoodListingDTO(.fixture(allergens: [.nuts, .eggs])).allergens == ["eggs", "nuts"])
        #expect(FoodListingDTO(.fixture()).allergens == nil)
    }

    @Test func `a listing's claim status is decoded, is nil for an unknown value, and is never encoded`() throws {
        var dto = listing()
        #expect(try dto.toDomain().standing == nil)
        dto.standing = "own_waiting"
        #expect(try dto.toDomain().standing == .own(.waiting))
        dto.standing = "reserved"
        #expect(try dto.toDomain().standing == nil)
        let sent = try JSONEncoder().encode(FoodListingDTO(.fixture(standing: .received)))
        #expect(!String(decoding: sent, as: UTF8.self).contains("standing"))
    }

    @Test func `a stored listing of a later version is refused`() throws {
        var file = FoodListingFile(listing: listing())
        #expect(try file.toDomain(for: "me").title == "Bread")
        file.version = 2
        #expect(throws: AppError.unreadable(field: "version")) { try file.toDomain(for: "me") }
    }
}
