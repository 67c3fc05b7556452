import Foundation

/// A draft's photo as the device's record stores it.
struct ListingPhotoFileDTO: Codable, Sendable {
    var version = 1
    let full: Data
    let small: Data

    init(_ photo: ListingPhoto) {
        full = photo.full
        small = photo.small
    }

    /// Converts the record to a photo.
    ///
    /// - Throws: ``AppError/unreadable(field:)``.
    func toDomain() throws -> ListingPhoto {
        guard version == 1 else { throw AppError.unreadable(field: "version") }
        return ListingPhoto(full: full, small: small)
    }
}
