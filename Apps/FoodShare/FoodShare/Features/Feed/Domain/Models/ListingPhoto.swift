import Foundation

/// A photo as it is kept: small enough to send, and with nothing in it but what is to be seen.
struct ListingPhoto: Equatable, Sendable {
    /// JPEG, the longer side ``longestSide`` at most.
    let full: Data
    /// The same for a row of a list.
    let small: Data

    /// Pixels.
    static let longestSide = 1_280.0
    static let smallSide = 160.0
    /// What is taken at most to make one of: bytes, and pixels.
    static let largestFile = 8 << 20
    static let mostPixels = 50_000_000.0

    /// How large a photo is shown.
    enum Size: String, CaseIterable, Sendable {
        case full
        case small
    }

    func data(_ size: Size) -> Data {
        switch size {
        case .full: full
        case .small: small
        }
    }
}

/// The photo of what somebody is about to offer or to change.
enum DraftPhoto: Equatable, Sendable {
    /// The listing's own, by its name.
    case kept(String)
    case new(ListingPhoto)
}
