public import Foundation

/// An error that occurs in AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The cause of the error is not known to AVFoundation.
    case unknown = -11800
    /// The requested device does not exist.
    case deviceNotConnected = -11814
    /// The format of the file is not known.
    case fileFormatNotRecognized = -11828
    /// The content cannot be played any more.
    case noLongerPlayable = -11867
    /// The person has not allowed the use of the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// The file is damaged.
    case fileFailedToParse = -11853
    /// The content does not allow the operation.
    case operationNotSupportedForAsset = -11838
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error that occurs in AVFoundation.
  public init(_ code: Code) { self.code = code }
}

extension AVError: LocalizedError {
  public var errorDescription: String? {
    switch code {
    case .deviceNotConnected: "a web page cannot use the capture devices of AVFoundation"
    case .fileFormatNotRecognized:
      "the file has no format that browsers play: mp3, m4a, aac, wav, mp4, m4v, mov or webm"
    case .applicationIsNotAuthorizedToUseDevice: "the web page has no permission to use the device"
    case .operationNotSupportedForAsset:
      "a web page does not support this operation on a sound or movie"
    case .unknown, .noLongerPlayable, .fileFailedToParse: "the sound or movie could not be played"
    }
  }
}
