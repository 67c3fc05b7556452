import Foundation

/// Converts a file to a photo that may be shown to others.
protocol PhotoService: Sendable {
    /// Redraws the photo, smaller, which removes all metadata such as its place, time and camera.
    ///
    /// - Throws: ``AppError/photoTooLarge``; ``AppError/photoUnreadable`` if the file is not a photo.
    func photo(from file: Data) async throws -> ListingPhoto
}
