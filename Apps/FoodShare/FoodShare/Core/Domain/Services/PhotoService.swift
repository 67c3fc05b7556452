import Foundation

/// Makes of a file what may be shown to others.
protocol PhotoService: Sendable {
    /// Drawn anew and smaller: where and when it was taken, and with what, is not in it any more.
    ///
    /// - Throws: ``AppError/photoTooLarge``; ``AppError/photoUnreadable``, where the file is no photo.
    func photo(from file: Data) async throws -> ListingPhoto
}
