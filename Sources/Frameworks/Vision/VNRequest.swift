public import Foundation

/// A question about a picture.
///
/// Partial: the server recognizes nothing; a handler throws ``VNError``.
open class VNRequest: NSObject {
  /// A handler of answers.
  public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void
  private let completion: CompletionHandler?

  /// Creates a question.
  public init(completionHandler: CompletionHandler? = nil) { completion = completionHandler }

  func fail() { completion?(self, VNError(.notImplemented)) }
}

/// A question for codes in a picture.
///
/// Partial: the server recognizes none, as ``supportedSymbologies()`` says.
open class VNDetectBarcodesRequest: VNRequest {
  /// The kinds of codes that are looked for.
  open var symbologies: [VNBarcodeSymbology] = []
  /// The codes that were found; always `nil`.
  open var results: [VNBarcodeObservation]? { nil }

  /// Returns the kinds of codes that can be found: none.
  ///
  /// - Throws: nothing here, as nothing is looked for.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

/// A code in a picture. There is none, as the server recognizes nothing.
open class VNBarcodeObservation: NSObject {
  override init() {}
  /// The kind of the code.
  open var symbology: VNBarcodeSymbology { .qr }
  /// The content of the code.
  open var payloadStringValue: String? { nil }
  /// The certainty, from 0 to 1.
  open var confidence: Float { 0 }
}

/// A handler of questions about a picture.
///
/// Partial: each question ends with ``VNError``.
open class VNImageRequestHandler: NSObject {
  /// Creates a handler for the data of a picture.
  ///
  /// - Parameters:
  ///   - imageData: The content of an image file.
  ///   - options: Not used.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}

  /// Creates a handler for a picture's file.
  ///
  /// - Parameters:
  ///   - imageURL: The place of an image file.
  ///   - options: Not used.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}

  /// Throws ``VNError``, after each question's handler got it.
  open func perform(_ requests: [VNRequest]) throws {
    requests.forEach { $0.fail() }
    throw VNError(.notImplemented)
  }
}

/// A property of a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An error of a question about a picture.
public struct VNError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The request is not available.
    case notImplemented = 6
    /// The framework has failed.
    case internalError = 9
    /// The request has failed.
    case operationFailed = 3
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension VNError: LocalizedError {
  public var errorDescription: String? { "the server recognizes nothing in pictures" }
}
