import Foundation
import Testing

@testable import UIKit

/// Tests of thumbnails and JPEG data: scaled, upright and without metadata.
struct PictureDrawingTests {
  private static let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])

  /// Returns an image whose left half is red and right half is blue.
  private func flag(_ width: Int = 64, _ height: Int = 32) -> Pixels {
    let row = (0..<width).flatMap { $0 < width / 2 ? Self.red : Self.blue }
    return Pixels(width: width, height: height, bytes: (0..<height).flatMap { _ in row })
  }

  private func pixels(_ image: UIImage?) throws -> Pixels {
    let file = try #require(image?.file)
    return try #require(Pixels.decoded(png: Array(file.0)))
  }

  private func picture(_ pixels: Pixels) throws -> UIImage {
    let png = try #require(pixels.png)
    return try #require(UIImage(data: png))
  }

  private func isNear(_ pixels: Pixels, _ x: Int, _ y: Int, _ colour: [UInt8]) -> Bool {
    let at = (y * pixels.width + x) * 4
    return zip(pixels.bytes[at..<at + 4], colour).allSatisfy { abs(Int($0) - Int($1)) < 40 }
  }

  /// Returns the flag as a JPEG with an EXIF orientation and a location.
  private func photo(turn: UInt8) throws -> Data {
    let plain = try #require(flag().jpeg(quality: 95))
    // One entry with the orientation, and text as in a maker note.
    var note = Data("Exif\0\0MM".utf8)
    note.append(contentsOf: [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0])
    note.append(contentsOf: Array("GPS 48.2082 N 16.3738 E".utf8))
    let length = note.count + 2
    var file = Data([0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)])
    file.append(note)
    file.append(plain.dropFirst(2))
    return file
  }

  @Test func `a thumbnail's pixels are the mean of the covered pixels`() throws {
    let image = try picture(flag())
    let small = try pixels(image.preparingThumbnail(of: CGSize(width: 2, height: 1)))
    #expect(small.bytes == Self.red + Self.blue)
    let one = try pixels(image.preparingThumbnail(of: CGSize(width: 1, height: 1)))
    #expect(one.bytes == [128, 0, 128, 255])
    #expect(flag().scaled(width: 64, height: 32) == flag())
    let wide = flag(2, 1).scaled(width: 6, height: 1)
    let (reds, blues) = ([Self.red, Self.red, Self.red], [Self.blue, Self.blue, Self.blue])
    #expect(wide.bytes == Array((reds + blues).joined()))
  }

  @Test func `transparent pixels add no color and are white in a JPEG`() throws {
    let glass = Pixels(width: 2, height: 1, bytes: [255, 0, 0, 255, 9, 9, 9, 0])
    #expect(glass.scaled(width: 1, height: 1).bytes == [255, 0, 0, 128])
    #expect(glass.scaled(width: 1, height: 1).onWhite.bytes == [255, 127, 127, 255])
    #expect(flag().onWhite == flag())
  }

  @Test(arguments: [
    (1, false, "left"), (2, false, "right"), (3, false, "right"), (4, false, "left"),
    (5, true, "top"), (6, true, "top"),
    (7, true, "bottom"), (8, true, "bottom"),
  ])
  func `a thumbnail is upright for every EXIF orientation`(
    turn: UInt8, isTall: Bool, red: String
  ) throws {
    let file = try photo(turn: turn)
    let image = try #require(UIImage(data: file))
    let (width, height) = isTall ? (16, 32) : (32, 16)
    let drawn = try pixels(image.preparingThumbnail(of: CGSize(width: width, height: height)))
    #expect((drawn.width, drawn.height) == (width, height))
    let places = [
      "left": (2, 8), "right": (width - 3, 8), "top": (8, 2), "bottom": (8, height - 3),
    ]
    let opposite = ["left": "right", "right": "left", "top": "bottom", "bottom": "top"]
    let (here, there) = (places[red] ?? (0, 0), places[opposite[red] ?? ""] ?? (0, 0))
    #expect(isNear(drawn, here.0, here.1, Self.red) && isNear(drawn, there.0, there.1, Self.blue))
  }

  @Test func `no metadata of the file is in its thumbnail or JPEG data`() throws {
    let file = try photo(turn: 1)
    #expect(file.range(of: Data("GPS 48.2082".utf8)) != nil)
    let image = try #require(UIImage(data: file))
    for made in [
      image.jpegData(compressionQuality: 0.9), image.preparingThumbnail(of: image.size)?.file?.0,
      image.preparingThumbnail(of: CGSize(width: 8, height: 4))?.jpegData(compressionQuality: 0),
    ] {
      let made = try #require(made)
      #expect(made.range(of: Data("GPS".utf8)) == nil && made.range(of: Data("Exif".utf8)) == nil)
    }
    #expect(image.jpegData(compressionQuality: 0.9)?.prefix(3) == Data([0xFF, 0xD8, 0xFF]))
  }

  @Test func `a higher JPEG quality is larger, and invalid qualities are clamped`() throws {
    var noise = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    for _ in 0..<64 * 64 {
      bytes.append(contentsOf: [.random(in: 0...255, using: &noise), 90, 20, 255])
    }
    let image = try picture(Pixels(width: 64, height: 64, bytes: bytes))
    let sizes = [0, 0.5, 1].compactMap { image.jpegData(compressionQuality: $0)?.count }
    #expect(sizes.count == 3 && sizes == sizes.sorted() && Set(sizes).count == 3)
    #expect(image.jpegData(compressionQuality: 9) == image.jpegData(compressionQuality: 1))
    #expect(
      image.jpegData(compressionQuality: -.infinity) == image.jpegData(compressionQuality: .nan))
  }

  @Test func `damaged files, unsupported formats and invalid sizes return nil`() throws {
    let file = try photo(turn: 1)
    let cut = try #require(UIImage(data: file.prefix(file.count * 2 / 3)))
    #expect(cut.preparingThumbnail(of: CGSize(width: 4, height: 4)) == nil)
    #expect(cut.jpegData(compressionQuality: 1) == nil)
    let png = try #require(flag().png)
    #expect(UIImage(data: png.prefix(60))?.jpegData(compressionQuality: 1) == nil)
    let drawing = UIImage(
      data: Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#.utf8))
    #expect(drawing != nil && drawing?.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(systemName: "star")?.jpegData(compressionQuality: 1) == nil)
    let image = try #require(UIImage(data: png))
    for size in [
      CGSize.zero, CGSize(width: -4, height: 4), CGSize(width: 1e9, height: 4),
      CGSize(width: CGFloat.nan, height: 4),
    ] {
      #expect(image.preparingThumbnail(of: size) == nil)
    }
  }

  /// The header declares 65,535 by 65,535 pixels.
  @Test func `a small file that declares an enormous image makes no thumbnail`() throws {
    var file = try #require(flag().png)
    file.replaceSubrange(16..<24, with: [0, 0, 255, 255, 0, 0, 255, 255])
    let image = try #require(UIImage(data: file))
    #expect(image.size.width == 65_535)
    #expect(image.preparingThumbnail(of: CGSize(width: 4, height: 4)) == nil)
  }

  @Test func `a damaged EXIF orientation is ignored`() throws {
    var file = Array(try photo(turn: 6))
    // The offset of the entries, far beyond the end of the file.
    file[16] = 0x7F
    #expect(CameraTurn(jpeg: Data(file)) == .none)
    #expect(CameraTurn(jpeg: Data()) == .none && CameraTurn(jpeg: Data([0xFF])) == .none)
    let odd = try photo(turn: 200)
    #expect(CameraTurn(jpeg: odd) == .none)
  }
}
