import Foundation

/// Where the app's service is.
enum Service {
    /// `API_BASE_URL` in the environment names another one.
    static var baseURL: String {
        ProcessInfo.processInfo.environment["API_BASE_URL"] ?? "https://api.example.com"
    }
}
