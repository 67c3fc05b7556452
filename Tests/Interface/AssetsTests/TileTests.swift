import Foundation
import Testing

@testable import StrataAssets

@Suite struct TileTests {
  @Test(arguments: [
    (0, 0, 0, true), (18, 262_143, 262_143, true), (2, 3, 3, true), (2, 4, 0, false),
    (2, 0, 4, false), (0, 1, 0, false), (19, 0, 0, false), (-1, 0, 0, false), (3, -1, 0, false),
  ])
  func `a map tile exists only inside the grid of its zoom level, for levels 0 to 18`(
    zoom: Int, x: Int, y: Int, isThere: Bool
  ) {
    #expect((TilePlace(zoom: zoom, x: x, y: y) != nil) == isThere)
  }

  @Test func `a tile source receives the zoom level and position from the request's path`()
    async throws
  {
    let source = TileSource { place in Data("\(place.zoom) \(place.x) \(place.y)".utf8) }
    let path = source.address.replacing("{z}", with: "4").replacing("{x}", with: "7")
      .replacing("{y}", with: "5")
    let picture = try await TileSource.picture(at: path)
    #expect(picture.map { String(decoding: $0, as: UTF8.self) } == "4 7 5")
  }

  @Test(arguments: [
    "/4/7", "/4/7/5/6", "/4/16/5", "/4/+7/5", "/4/-7/5", "/４/7/5", "//7/5", "/4/7/5.png",
    "/4/ 7/5", "/99999999999999999999/0/0", "/0x1/0/0", "",
  ])
  func `a malformed tile path does not call the tile source`(rest: String) async throws {
    let source = TileSource { _ in
      Issue.record("the tile source was called for \(rest)")
      return Data()
    }
    let base = source.address.replacing("/{z}/{x}/{y}", with: "")
    #expect(try await TileSource.picture(at: base + rest) == nil)
  }

  @Test func `after its tile source is released, a tile path returns nothing`() async throws {
    var source: TileSource? = TileSource { _ in Data([1]) }
    let path = try #require(source?.address).replacing("{z}/{x}/{y}", with: "0/0/0")
    #expect(try await TileSource.picture(at: path) == Data([1]))
    source = nil
    #expect(try await TileSource.picture(at: path) == nil)
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], AssetType.png),
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpg),
      (Array("RIFF1234WEBP".utf8), .webp), (Array("{\"cod\":401}".utf8), nil),
      (Array("<svg/>".utf8), nil), ([0x89, 0x50], nil), ([], nil),
    ] as [([UInt8], AssetType?)])
  func `the type of an image is detected from its first bytes`(bytes: [UInt8], type: AssetType?) {
    #expect(AssetType(pictureIn: Data(bytes)) == type)
  }
}
