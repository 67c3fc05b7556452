/// A kind of barcode. Same as Apple's.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An Aztec code.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  /// A Codabar barcode.
  public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
  /// A Code 39 barcode.
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  /// A Code 39 barcode with a check digit.
  public static let code39Checksum = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyCode39Checksum")
  /// A Code 39 barcode with all characters of ASCII.
  public static let code39FullASCII = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyCode39FullASCII")
  /// A Code 39 barcode with all characters of ASCII and a check digit.
  public static let code39FullASCIIChecksum = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
  /// A Code 93 barcode.
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  /// A Code 93i barcode.
  public static let code93i = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93i")
  /// A Code 128 barcode.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  /// A Data Matrix code.
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// An EAN-8 barcode.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// An EAN-13 barcode.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// A GS1 DataBar barcode.
  public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
  /// A GS1 DataBar Expanded barcode.
  public static let gs1DataBarExpanded = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
  /// A GS1 DataBar Limited barcode.
  public static let gs1DataBarLimited = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
  /// An Interleaved 2 of 5 barcode.
  public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
  /// An Interleaved 2 of 5 barcode with a check digit.
  public static let i2of5Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5Checksum")
  /// An ITF-14 barcode.
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  /// A MicroPDF417 code.
  public static let microPDF417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroPDF417")
  /// A Micro QR code.
  public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
  /// An MSI Plessey barcode.
  public static let msiPlessey = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMSIPlessey")
  /// A PDF417 code.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  /// A QR code.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// A UPC-E barcode.
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}
