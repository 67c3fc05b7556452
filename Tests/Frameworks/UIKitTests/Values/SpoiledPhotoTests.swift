import Foundation
import StrataKitTesting
import Testing

@testable import UIKit

/// Tests of photos that a person uploads, changed at random, the same in each run.
struct SpoiledPhotoTests {
  @Test func `a randomly changed photo is refused, or shrunk to a photo that can be read`() throws {
    let row = Array((0..<24).map { [UInt8($0 * 10), 200, 0, 255] }.joined())
    let bytes = Array(repeatElement(row, count: 16).joined())
    let pixels = Pixels(width: 24, height: 16, bytes: bytes)
    let html = Array("<!doctype html><script>alert(1)</script>".utf8)
    let corpus: [[UInt8]] = [
      Array(try #require(pixels.png)), Array(try #require(pixels.jpeg(quality: 80))),
      [0xFF, 0xD8, 0xFF] + html, html,
    ]
    var mutation = InputMutation(seed: 24, corpus: corpus)
    var shrunk = 0
    let changed = (0..<400).map { mutation.changed(corpus[$0 % corpus.count]) }
    for bytes in corpus + changed {
      guard let image = UIImage(data: Data(bytes)),
        let small = image.preparingThumbnail(of: CGSize(width: 8, height: 8)),
        let file = small.jpegData(compressionQuality: 0.7)
      else { continue }
      shrunk += 1
      let again = Pixels.decoded(jpeg: Array(file), 1, 1)
      #expect((again?.width ?? 0) > 0 && (again?.height ?? 0) > 0)
    }
    #expect(shrunk >= 2, "the whole photos must be shrunk")
  }
}
