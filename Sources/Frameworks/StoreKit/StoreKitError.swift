public import Foundation

/// An error of the store.
public enum StoreKitError: LocalizedError {
  /// The cause of the store's error is not known.
  case unknown
  /// The person has cancelled the purchase.
  case userCancelled
  /// The App Store cannot be reached.
  case networkError(URLError)
  /// The system has failed during a purchase.
  case systemError(any Error)
  /// The app runs in a browser, for which there is no App Store.
  case notAvailableInStorefront
  /// The app may not use the store.
  case notEntitled
  /// The device has no store.
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
