public import Foundation

/// An object, such as a code or a face, that a camera has recognized.
///
/// Partial: there is no camera, so nothing is recognized; the kinds of codes exist for what an app
/// stores about them.
open class AVMetadataObject: NSObject {
  /// The kind of the recognized object. Same as Apple's.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A Code 128 barcode.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A Code 39 barcode.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A Code 39 barcode with a check digit.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A Code 93 barcode.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A Data Matrix code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// An EAN-13 barcode.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// An EAN-8 barcode.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// An Interleaved 2 of 5 barcode.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// An ITF-14 barcode.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A UPC-E barcode.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A Codabar barcode.
    public static let codabar = ObjectType(rawValue: "org.aim.Codabar")
    /// A Micro QR code.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// A MicroPDF417 code.
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
    /// A GS1 DataBar barcode.
    public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
    /// The recognized object is a face.
    public static let face = ObjectType(rawValue: "face")
  }

  // Nothing is recognized, so none is made.
  fileprivate override init() {}

  /// The kind of the recognized object.
  open var type: ObjectType { ObjectType(rawValue: "") }
  /// The rectangle of the object in the camera's picture, whose sides have the length 1.
  open var bounds: CGRect { .zero }
  /// The time at which the object was recognized.
  open var time: CMTime { .invalid }
}

/// A code that a camera has read.
///
/// Partial: there is no camera, so no code is read, and no instance is made.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  // Nothing is recognized, so none is made.
  private override init() {}

  /// The text of the code; `nil` if it is not a text.
  open var stringValue: String? { nil }
  /// The corners of the code in the camera's picture.
  open var corners: [CGPoint] { [] }
}
