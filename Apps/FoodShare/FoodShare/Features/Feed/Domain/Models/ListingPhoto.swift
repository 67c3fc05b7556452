import Foundation

/// A photo as it is stored: small and without metadata.
struct ListingPhoto: Equatable, Sendable {
    /// The JPEG whose longer side is at most ``longestSide``.
    let full: Data
    /// The JPEG for a row of a list.
    let small: Data

    /// The longer side of the full photo in pixels.
    static let longestSide = 1_280.0
    static let smallSide = 160.0
    /// The maximum size of a file that is accepted, in bytes.
    static let largestFile = 8 << 20
    static let mostPixels = 50_000_000.0

    /// The size in which a photo is shown.
    enum Size: String, CaseIterable, Sendable {
        case full
        case small
    }

    /// Returns whether a file begins as a JPEG does. A client that asks a project's storage directly may give any file this type,
    /// such as a page with a script.
    static func isJPEG(_ file: Data) -> Bool { file.starts(with: [0xFF, 0xD8, 0xFF]) }

    func data(_ size: Size) -> Data {
        switch size {
        case .full: full
        case .small: small
        }
    }
}

/// The photo of a draft.
enum DraftPhoto: Equatable, Sendable {
    /// The photo that the listing already has, by its name.
    case kept(String)
    case new(ListingPhoto)
}
