public import Foundation

/// An error of the store.
public enum StoreKitError: LocalizedError {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  /// There is no App Store here.
  case notAvailableInStorefront
  case notEntitled
  case unsupported

  public var errorDescription: String? {
    switch self {
    case .notAvailableInStorefront: "There is no App Store for an app in a browser."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .userCancelled: "The person has cancelled."
    case .notEntitled, .unknown, .unsupported: "The App Store is not available."
    }
  }
}
