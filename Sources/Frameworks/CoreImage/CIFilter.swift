public import Foundation
public import UIKit

/// The key of a QR code's level in a filter that was created by its name.
public let kCIInputCorrectionLevelKey = "inputCorrectionLevel"

/// Makes a picture.
///
///     let filter = CIFilter.qrCodeGenerator()
///     filter.message = Data("https://example.org".utf8)
///     let picture = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
///
/// Partial: the generator of QR codes. Filters that change pictures are absent: a browser's are
/// SwiftUI's modifiers, such as `blur` and `saturation`.
open class CIFilter: NSObject {
  /// The filter's name, such as `CIQRCodeGenerator`.
  public let name: String
  /// The message of a code.
  public var message = Data()
  /// The level of a code: `L`, `M`, `Q` or `H`.
  public var correctionLevel = "M"

  private init(_ name: String) { self.name = name }

  /// Creates the filter of a name; `nil` for all but `CIQRCodeGenerator`.
  public convenience init?(name: String) {
    guard name == "CIQRCodeGenerator" else { return nil }
    self.init(generating: ())
  }

  private convenience init(generating: Void) { self.init("CIQRCodeGenerator") }

  /// Creates a filter of a name with values; `nil` for all but `CIQRCodeGenerator`.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard name == "CIQRCodeGenerator" else { return nil }
    self.init(generating: ())
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Returns a generator of QR codes.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    CIFilter(generating: ())
  }

  /// The names of the values.
  public var inputKeys: [String] { ["inputMessage", kCIInputCorrectionLevelKey] }

  /// Sets all values to their defaults: no message, and the level `M`.
  open func setDefaults() { (message, correctionLevel) = (Data(), "M") }

  /// Sets `inputMessage` (`Data`) or ``kCIInputCorrectionLevelKey`` (a text); others have no
  /// effect.
  ///
  /// - Parameters:
  ///   - value: The message or the correction level.
  ///   - key: The name of the input.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "inputMessage": message = value as? Data ?? Data()
    case kCIInputCorrectionLevelKey: correctionLevel = value as? String ?? "M"
    default: break
    }
  }

  /// The picture; `nil` if the level is none, or the message is longer than it allows.
  open var outputImage: CIImage? {
    QRTables.Level(rawValue: correctionLevel).flatMap { QRCode(Array(message), $0) }
      .map { CIImage($0) }
  }
}

/// Makes the picture of a QR code.
public protocol CIQRCodeGenerator: AnyObject {
  /// The bytes that the code contains.
  var message: Data { get set }
  /// The part of a damaged code that can be restored: `L` 7, `M` 15, `Q` 25, `H` 30 per cent.
  var correctionLevel: String { get set }
}

extension CIFilter: CIQRCodeGenerator {}

/// Draws pictures.
public final class CIContext: Sendable {
  /// Creates a context.
  public init() {}

  /// Creates a context.
  ///
  /// - Parameter options: Not used.
  public init(options: [CIContextOption: Any]?) {}

  /// Draws a part of a picture; `nil` if it is empty, or larger than 100 million pixels.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.drawn(in: fromRect)
  }
}

/// An option of a context.
///
/// Accepted: pictures are drawn by the processor.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}
