import Foundation

/// A photo that a person has chosen and that is read only when it is needed.
///
/// It is a structure, since a list of closures that one module makes for another ends the process: Swift 6.3 casts its
/// elements, and closures of the two modules have different types.
struct ChosenPhoto {
    /// Returns the photo's content; `nil` if it cannot be read.
    let content: () async -> Data?
}
