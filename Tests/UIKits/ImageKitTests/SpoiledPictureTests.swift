import Foundation
import StrataKitTesting
import Testing

@testable import ImageKit

/// Tests of pictures of untrusted servers that were changed at random, the same in each run.
@Suite struct SpoiledPictureTests {
  @Test func `a randomly changed picture is refused, or its size is within the limits`() throws {
    var limits = ImageLimits()
    limits.pixels = 1_000_000
    let html = Data("<!doctype html><script>alert(1)</script>".utf8)
    let claims = [
      Samples.claim(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF), Data([0xFF, 0xD8, 0xFF]) + html,
      Data("RIFF\0\0\0\0WEBP".utf8) + html,
    ]
    let corpus = (try PictureFormat.allCases.map(Samples.tile) + claims).map { Array($0) }
    var mutation = InputMutation(seed: 24, corpus: corpus)
    var read = 0
    let changed = (0..<600).map { mutation.changed(corpus[$0 % corpus.count]) }
    for bytes in corpus + changed {
      let found = try? PictureDecoder.decode(Data(bytes), limits: limits)
      guard let found else { continue }
      read += 1
      #expect((1...limits.pixels).contains(found.width * found.height))
    }
    #expect(read >= PictureFormat.allCases.count, "the whole pictures must be read")
  }
}
