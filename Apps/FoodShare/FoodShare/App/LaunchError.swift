import Foundation

/// An invalid environment variable at launch. The variable's value is left out, since it may be a key.
struct LaunchError: LocalizedError, Equatable {
    let variable: String
    let rule: String

    var errorDescription: String? { "\(variable) \(rule)." }
}
