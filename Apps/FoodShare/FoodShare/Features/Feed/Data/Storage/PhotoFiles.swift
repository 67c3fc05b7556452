import Foundation

/// The storage of the embedded app's photos; the repository checks who may see them.
protocol PhotoFiles: Sendable {
    /// Returns a photo; `nil` if there is none.
    ///
    /// - Parameter name: Letters, digits, dashes and one slash.
    func photo(_ name: String, _ size: ListingPhoto.Size) async throws -> Data?
    func put(_ photo: ListingPhoto, name: String) async throws
    func remove(_ name: String) async throws
}
