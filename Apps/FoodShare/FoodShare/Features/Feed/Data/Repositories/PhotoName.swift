import Foundation

/// The name of a photo: the listing's identifier, a slash, and the photo's identifier.
enum PhotoName {
    static func new(of id: FoodListing.ID) -> String {
        "\(id.uuidString)/\(UUID().uuidString)".lowercased()
    }

    /// Returns the identifier of the listing that a photo's name contains.
    ///
    /// - Returns: `nil` for a malformed name, which may come from an attacker.
    static func listing(of name: String) -> FoodListing.ID? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, UUID(uuidString: String(parts[1])) != nil else { return nil }
        return UUID(uuidString: String(parts[0]))
    }

    static func path(_ name: String, _ size: ListingPhoto.Size) -> String { "\(name)/\(size.rawValue).jpg" }
}
