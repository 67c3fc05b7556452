import Foundation

/// The location of the app's service.
enum Service {
    /// The environment variable `API_BASE_URL` replaces it.
    static var baseURL: String {
        ProcessInfo.processInfo.environment["API_BASE_URL"] ?? "https://api.example.com"
    }
}
