import Foundation
import Testing

@testable import StrataAssets

@Suite struct PictureHeaderTests {
  private func size(_ data: Data, _ type: AssetType) -> [Double]? {
    PictureHeader.size(of: data, type).map { [$0.width, $0.height] }
  }

  @Test func `the size is read from the header of each format`() {
    #expect(size(SamplePictures.png(640, 480), .png) == [640, 480])
    #expect(size(SamplePictures.gif(30, 20), .gif) == [30, 20])
    #expect(size(SamplePictures.jpeg(30, 20), .jpg) == [30, 20])
    #expect(size(SamplePictures.jpeg(30, 20, isTurned: true), .jpeg) == [20, 30])
    let lossy = SamplePictures.webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 30, 0, 20, 0])
    #expect(size(lossy, .webp) == [30, 20])
    let lossless = SamplePictures.webp("VP8L", [0x2F, 29, 0xC0, 4, 0])
    #expect(size(lossless, .webp) == [30, 20])
    let extended = SamplePictures.webp("VP8X", [0, 0, 0, 0, 29, 0, 0, 19, 0, 0])
    #expect(size(extended, .webp) == [30, 20])
  }

  @Test func `the size of an SVG is read from its width and height or its viewBox`() {
    func svg(_ tag: String) -> [Double]? { size(Data("<?xml?><svg \(tag)><g/></svg>".utf8), .svg) }
    #expect(svg("width=\"30px\" height='20'") == [30, 20])
    #expect(svg("viewBox=\"0 0 30 20\"") == [30, 20])
    #expect(svg("width=\"100%\" height=\"100%\" viewBox=\"0,0,30,20\"") == [30, 20])
    #expect(svg("") == nil)
    #expect(svg("viewBox=\"0 0 1e999 inf\"") == nil)
    #expect(svg("width=\"\(String(repeating: "9", count: 400))\" height=\"1\"") == nil)
  }

  @Test(arguments: AssetType.allCases)
  func `a truncated file has no size and does not crash`(_ type: AssetType) {
    let whole = [
      SamplePictures.png(3, 4), SamplePictures.gif(3, 4),
      SamplePictures.jpeg(3, 4, isTurned: true), SamplePictures.webp("VP8X", [0, 0, 0, 0, 2, 0]),
      Data("<svg width=\"3\" height=\"4\"".utf8),
    ]
    for data in whole {
      for count in 0..<min(data.count, 20) { #expect(size(data.prefix(count), type) == nil) }
    }
    #expect(size(SamplePictures.png(0, 4), .png) == nil)
  }
}
