import Foundation
import Testing

@testable import CoreImage
@testable import UIKit

@MainActor struct DetectorTests {
  private func code(_ text: String, scale: CGFloat) throws -> CIImage {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    return try #require(filter.outputImage).transformed(
      by: CGAffineTransform(scaleX: scale, y: scale))
  }

  @Test(
    .enabled(if: ZBarLibrary.installed != nil, "libzbar is not installed"),
    arguments: [("https://strata.example/a?b=1", 1.0), ("Käse", 6)])
  func `a QR code that a filter drew is detected with its text and position`(
    text: String, scale: Double
  ) throws {
    let picture = try code(text, scale: scale)
    let detector = try #require(
      CIDetector(
        ofType: CIDetectorTypeQRCode, context: nil,
        options: [CIDetectorAccuracy: CIDetectorAccuracyHigh]))
    let features = detector.features(in: picture)
    #expect(features.count == 1)
    let found = try #require(features.first as? CIQRCodeFeature)
    #expect(found.messageString == text && found.type == CIFeatureTypeQRCode)
    #expect(picture.extent.insetBy(dx: -scale, dy: -scale).contains(found.bounds))
    #expect(found.bounds.width > picture.extent.width / 2)
    #expect(found.topLeft.y > found.bottomLeft.y && found.topRight.x > found.topLeft.x)
    #expect(found.bottomRight.x > found.bottomLeft.x && found.topRight.y > found.bottomRight.y)
  }

  @Test(.enabled(if: ZBarLibrary.installed != nil, "libzbar is not installed"))
  func `the detector finds no features in a picture without a QR code`() throws {
    let detector = try #require(CIDetector(ofType: CIDetectorTypeQRCode, context: nil))
    let gray = Raster(width: 90, height: 60, bytes: [UInt8](repeating: 200, count: 90 * 60 * 4))
    #expect(detector.features(in: CIImage(gray)).isEmpty)
    let none = CIImage(Raster(width: 0, height: 0, bytes: []))
    #expect(detector.features(in: none, options: nil).isEmpty)
  }

  @Test func `CIDetector is nil without the ZBar library, and for types other than QR codes`() {
    #expect(ZBarLibrary(path: "libnothing.so") == nil)
    #expect(CIDetector(CIDetectorTypeQRCode, nil) == nil)
    #expect(CIDetector(ofType: "CIDetectorTypeFace", context: nil) == nil)
  }

  @Test func `a QR code's bytes are decoded as UTF-8, or as Latin-1 if they are not valid UTF-8`() {
    #expect(FoundCode.text(Array("Käse 日本".utf8)) == "Käse 日本")
    #expect(FoundCode.text([0x4B, 0xE4, 0x73, 0x65]) == "Käse")
    #expect(FoundCode.text([UInt8]()).isEmpty)
  }

  @Test func `before detection small pictures are enlarged, and transparent pixels become white`() {
    let raster = Raster(width: 2, height: 1, bytes: [0, 0, 0, 255, 0, 0, 0, 0])
    let picture = GrayPicture(raster)
    #expect(picture.scale == 200 && picture.width == 400 && picture.height == 200)
    #expect(picture.bytes.count == 80_000)
    #expect(picture.bytes[199] == 0 && picture.bytes[200] == 255)
    #expect(
      GrayPicture(Raster(width: 401, height: 1, bytes: .init(repeating: 0, count: 1604))).scale == 1
    )
  }

  @Test func `a detected QR code's corners have coordinates from the bottom of the picture`() throws
  {
    let corners = [(2, 3), (2, 9), (8, 9), (8, 3)].map { CGPoint(x: $0.0, y: $0.1) }
    let feature = try #require(
      CIQRCodeFeature(
        FoundCode(message: "a", corners: corners),
        extent: CGRect(x: 10, y: 0, width: 20, height: 20)))
    #expect(feature.topLeft == CGPoint(x: 12, y: 17) && feature.topRight == CGPoint(x: 18, y: 17))
    #expect(feature.bottomLeft == CGPoint(x: 12, y: 11))
    #expect(feature.bottomRight == CGPoint(x: 18, y: 11))
    #expect(feature.bounds == CGRect(x: 12, y: 11, width: 6, height: 6))
    #expect(CIQRCodeFeature(FoundCode(message: "a", corners: []), extent: .zero) == nil)
  }
}
