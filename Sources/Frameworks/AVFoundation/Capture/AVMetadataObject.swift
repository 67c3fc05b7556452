public import Foundation

/// Something that a camera has recognized.
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
    /// A code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A code 39 with a check digit.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A data matrix.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// An EAN-13.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// An EAN-8.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// An interleaved 2 of 5.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// An ITF-14.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A PDF417.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A UPC-E.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A codabar.
    public static let codabar = ObjectType(rawValue: "org.aim.Codabar")
    /// A small QR code.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// A small PDF417.
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
    /// A data bar.
    public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }

  // Nothing is recognized, so none is made.
  private override init() {}

  /// The kind of the recognized object.
  open var type: ObjectType { ObjectType(rawValue: "") }
}
