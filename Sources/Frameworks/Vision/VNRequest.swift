public import Foundation

/// A request to analyze a picture.
///
/// Partial: the server cannot analyze pictures; a handler that performs the request throws
/// ``VNError``.
open class VNRequest: NSObject {
  /// A handler that is called with the request, or with an error.
  public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void
  private let completion: CompletionHandler?

  /// Creates a request to analyze a picture.
  public init(completionHandler: CompletionHandler? = nil) { completion = completionHandler }

  func fail() { completion?(self, VNError(.notImplemented)) }
}

/// A request to find barcodes in a picture.
///
/// Partial: the server finds none, as ``supportedSymbologies()`` says.
open class VNDetectBarcodesRequest: VNRequest {
  /// The kinds of barcodes to find.
  open var symbologies: [VNBarcodeSymbology] = []
  /// The codes that were found; always `nil`.
  open var results: [VNBarcodeObservation]? { nil }

  /// Returns the kinds of barcodes that can be found: always none.
  ///
  /// - Throws: Nothing.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

/// A barcode that was found in a picture. None is ever made, as the server cannot analyze pictures.
open class VNBarcodeObservation: NSObject {
  override init() {}
  /// The kind of the barcode.
  open var symbology: VNBarcodeSymbology { .qr }
  /// The content of the barcode; `nil` if it cannot be read.
  open var payloadStringValue: String? { nil }
  /// The certainty of the result, from 0 to 1.
  open var confidence: Float { 0 }
}

/// An object that performs requests to analyze a picture.
///
/// Partial: each request ends with ``VNError``.
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
  ///   - imageURL: The URL of an image file.
  ///   - options: Not used.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}

  /// Throws ``VNError``, after it has called the handler of each request with it.
  open func perform(_ requests: [VNRequest]) throws {
    requests.forEach { $0.fail() }
    throw VNError(.notImplemented)
  }
}

/// An option for the analysis of a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An error that occurs in the analysis of a picture.
public struct VNError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The request is not available on this platform.
    case notImplemented = 6
    /// The framework has failed to analyze the picture.
    case internalError = 9
    /// The request to analyze the picture has failed.
    case operationFailed = 3
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error that occurs in the analysis of a picture.
  public init(_ code: Code) { self.code = code }
}

extension VNError: LocalizedError {
  public var errorDescription: String? {
    "Vision is not supported: the server cannot recognize anything in pictures"
  }
}
