/// A listing as its row has it. One that is damaged or of a later version must not keep a person from seeing the others.
struct ListingRecord: Codable, Sendable {
    /// The listing; `nil` if this version cannot read it. Its row then stays as it is.
    private(set) var file: FoodListingFile?

    init(file: FoodListingFile) { self.file = file }

    init(from decoder: any Decoder) throws {
        file = try? FoodListingFile(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try file?.encode(to: encoder)
    }

    /// Returns the listing.
    ///
    /// - Throws: ``AppError/unreadable(field:)`` if this version cannot read it.
    func readable() throws -> FoodListingFile {
        guard let file else { throw AppError.unreadable(field: "listing") }
        return file
    }

    /// Changes the listing, if this version can read it.
    ///
    /// - Returns: Whether to store it.
    mutating func change(_ change: (inout FoodListingFile) -> Bool) -> Bool {
        guard var changed = file else { return false }
        let isWanted = change(&changed)
        file = changed
        return isWanted
    }

    /// Returns whether a search finds another state of the listing as it finds this one.
    func isFound(like other: ListingRecord) -> Bool {
        guard let file, let other = other.file else { return false }
        return file.isFound(like: other)
    }
}
