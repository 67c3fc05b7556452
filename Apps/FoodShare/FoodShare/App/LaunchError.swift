import Foundation

/// The app cannot start as it is asked to. No value is in it: it may be a key.
struct LaunchError: LocalizedError, Equatable {
    let variable: String
    let rule: String

    var errorDescription: String? { "\(variable) \(rule)." }
}
