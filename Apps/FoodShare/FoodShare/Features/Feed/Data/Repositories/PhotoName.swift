import Foundation

/// The name of a photo, which says whose it is: the listing's identifier, then its own.
enum PhotoName {
    static func new(of id: FoodListing.ID) -> String {
        "\(id.uuidString)/\(UUID().uuidString)".lowercased()
    }

    /// - Returns: `nil` where it is no such name, whatever stranger wrote it.
    static func listing(of name: String) -> FoodListing.ID? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, UUID(uuidString: String(parts[1])) != nil else { return nil }
        return UUID(uuidString: String(parts[0]))
    }

    static func path(_ name: String, _ size: ListingPhoto.Size) -> String { "\(name)/\(size.rawValue).jpg" }
}
