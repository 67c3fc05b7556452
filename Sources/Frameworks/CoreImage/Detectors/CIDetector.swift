public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of a detector that finds QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a detector's accuracy.
///
/// Accepted: it has no effect; the search is always accurate.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value of a faster, less accurate search.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value of a slower, more accurate search.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// A search for QR codes in pictures.
///
///     let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil)
///     for case let code as CIQRCodeFeature in detector?.features(in: picture) ?? [] {
///       print(code.messageString ?? "")
///     }
///
/// Partial: faces, rectangles and texts are not found. The library libzbar must be installed
/// (`apt-get install libzbar0`).
public final class CIDetector: NSObject {
  private let library: ZBarLibrary

  /// Creates a detector.
  ///
  /// Returns `nil`, and writes the reason to the log, for a kind other than QR codes and if the
  /// library libzbar is not installed.
  ///
  /// - Parameters:
  ///   - type: The kind of what is searched: ``CIDetectorTypeQRCode``.
  ///   - context: A context. Accepted: it has no effect; the search needs none.
  ///   - options: Options such as the accuracy, which have no effect.
  public convenience init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil)
  {
    self.init(type, ZBarLibrary.installed)
  }

  init?(_ type: String, _ library: ZBarLibrary?) {
    guard type == CIDetectorTypeQRCode else {
      Self.log("CIDetector finds QR codes only, not \(type)")
      return nil
    }
    guard let library else {
      Self.log("CIDetector needs the library libzbar: run 'apt-get install libzbar0'")
      return nil
    }
    self.library = library
    super.init()
  }

  private static func log(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  }

  /// Returns the codes in a picture.
  ///
  /// - Parameter image: The picture.
  public func features(in image: CIImage) -> [CIFeature] {
    guard let raster = image.raster(in: image.extent) else { return [] }
    return library.codes(in: GrayPicture(raster)).compactMap {
      CIQRCodeFeature($0, extent: raster.extent)
    }
  }

  /// Returns the codes in a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - options: Options of the search, which have no effect.
  public func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    features(in: image)
  }
}
