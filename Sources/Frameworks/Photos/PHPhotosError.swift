public import Foundation

/// An error that occurs when photos are saved.
public struct PHPhotosError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The photo library has failed.
    case internalError = -1
    /// The person has cancelled the change of the photo library.
    case userCancelled = 3072
    /// A file of the photo is missing.
    case missingResource = 3303
    /// The change of the photo library is not possible.
    case changeNotSupported = 3300
    /// The person has refused access to the photo library.
    case accessUserDenied = 3311
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error that occurs when photos are saved.
  public init(_ code: Code) { self.code = code }

  /// The person or the browser has refused a download.
  public static let userCancelled = Code.userCancelled
  /// A file or an image that should be saved does not exist or has no data.
  public static let missingResource = Code.missingResource
  /// A photo cannot be changed or removed, since a browser can only download photos.
  public static let changeNotSupported = Code.changeNotSupported
}

extension PHPhotosError: LocalizedError {
  public var errorDescription: String? {
    switch code {
    case .userCancelled: "the browser did not save the photo"
    case .missingResource: "the photo's file does not exist, or the image has no data"
    case .changeNotSupported: "a browser can save photos as downloads, but not change or delete any"
    case .accessUserDenied: "access to the photos was denied"
    case .internalError: "the photo could not be saved"
    }
  }
}
