import Foundation

/// A photo as it is stored: small and without metadata.
struct ListingPhoto: Equatable, Sendable {
    /// The JPEG whose longer side is at most ``longestSide``.
    let full: Data
    /// The JPEG for a card in a list.
    let small: Data

    /// The longer side of the full photo in pixels.
    static let longestSide = 1_280.0
    /// The longer side of the small photo in pixels: an upright one is then as wide as a phone's list with two pixels to a
    /// point. Photos of earlier versions have 480.
    static let smallSide = 960.0
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

/// A photo of a draft.
enum DraftPhoto: Identifiable, Equatable, Sendable {
    /// A photo that the listing already has, by its name.
    case kept(String)
    /// A photo that is not stored with a listing yet, with its identifier in the draft.
    case new(ListingPhoto, id: String)

    var id: String {
        switch self {
        case .kept(let name): name
        case .new(_, let id): id
        }
    }

    /// The name by which the listing refers to the photo; `nil` if it is not stored yet.
    var name: String? {
        if case .kept(let name) = self { name } else { nil }
    }
}
