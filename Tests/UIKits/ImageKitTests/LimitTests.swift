import Foundation
import StrataKitTesting
import Testing

@testable import ImageKit

/// Tests of the limits, of recognizing formats, and of what a cache counts.
@Suite(.timeLimit(.minutes(10))) struct LimitTests {
  @Test(arguments: [
    (ImageFailure.invalidAddress, "the URL is not an http or https URL with a host"),
    (.noAnswer(reason: "error -1"), "the server gave no answer: error -1"),
    (.refused(status: 404), "the server answered with status 404"),
    (.tooLarge(limit: 10), "the file has more than 10 bytes"),
    (.unknownFormat, "the file is not a PNG, JPEG or WebP image"),
    (
      .tooManyPixels(width: 2, height: 3, limit: 5),
      "the image has 2 by 3 pixels, more than the limit of 5"
    ),
    (.damaged, "the file is damaged"), (.cancelled, "the load was cancelled"),
  ])
  func `each image failure has a description in words`(failure: ImageFailure, words: String) {
    #expect(failure.description == words)
  }

  @Test func `the image format is recognized by the file's first bytes alone`() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    #expect(PictureFormat(of: png) == .png && PictureFormat(of: png + [1, 2]) == .png)
    #expect(PictureFormat(of: png.dropLast()) == nil && PictureFormat(of: [0] + png) == nil)
    #expect(PictureFormat(of: [0xFF, 0xD8, 0xFF] as [UInt8]) == .jpeg)
    #expect(PictureFormat(of: [0xFF, 0xD8] as [UInt8]) == nil)
    #expect(PictureFormat(of: Array("RIFF1234WEBP".utf8)) == .webp)
    #expect(PictureFormat(of: Array("RIFF1234WEBPVP8 ".utf8)) == .webp)
    #expect(PictureFormat(of: Array("RIFF1234WAVE".utf8)) == nil)
    #expect(PictureFormat(of: Array("RIFX1234WEBP".utf8)) == nil)
    #expect(PictureFormat(of: Array("RIFF1234WEB".utf8)) == nil)
  }

  @Test func `image sizes of zero, negative or overflowing numbers of pixels are rejected`() throws
  {
    let limits = ImageLimits()
    for (width, height) in [(0, 1), (1, 0), (-1, -1)] {
      #expect(throws: ImageFailure.damaged) { try limits.check(width: width, height: height) }
    }
    try limits.check(width: 4096, height: 4096)
    try limits.check(width: 1, height: 16_777_216)
    let huge = ImageFailure.tooManyPixels(width: .max, height: 2, limit: 16_777_216)
    #expect(throws: huge) { try limits.check(width: .max, height: 2) }
    #expect(throws: ImageFailure.tooManyPixels(width: 4096, height: 4097, limit: 16_777_216)) {
      try limits.check(width: 4096, height: 4097)
    }
  }

  @Test func `a file as large as its limit is decoded`() throws {
    let tile = try Samples.tile(.png)
    var limits = ImageLimits()
    #expect(limits.fileBytes == 10_485_760)
    limits.fileBytes = tile.count
    #expect(try PictureDecoder.decode(tile, limits: limits).format == .png)
    limits.fileBytes -= 1
    #expect(throws: ImageFailure.tooLarge(limit: tile.count - 1)) {
      try PictureDecoder.decode(tile, limits: limits)
    }
  }

  @Test func `an image cache counts the bytes of its files until it is cleared`() async throws {
    let sizes = try (1...2).map { try Samples.png($0, padding: 100).count }
    var limits = ImageLimits()
    limits.totalCost = sizes[0] + sizes[1]
    let cache = ImageCache(limits: limits, source: MockPictureSource.numbered(padding: 100))
    #expect(try await cache.picture(at: .picture(1)).cost == sizes[0])
    _ = try await cache.picture(at: .picture(2))
    #expect(await cache.totalCost == limits.totalCost)
    #expect(await cache.count == 2)
    await cache.clearCache()
    #expect(await cache.totalCost == 0)
    #expect(await cache.cached(.picture(1)) == nil)
    _ = try await cache.picture(at: .picture(1))
    #expect(await cache.totalCost == sizes[0])
    #expect(await (cache.hits, cache.misses) == (0, 3))
  }

  @Test func `an image as large as the whole cache is kept`() async throws {
    var limits = ImageLimits()
    limits.totalCost = try Samples.png(1).count
    let cache = ImageCache(limits: limits, source: MockPictureSource.numbered())
    let picture = try await cache.picture(at: .picture(1))
    #expect(await cache.cached(.picture(1)) == picture)
  }

  @Test func `a web URL needs a host and the scheme http or https, in any case`() throws {
    let answers = try ["HTTPS://a.example", "http://a", "http:///a.png", "a.example/b"].map {
      try #require(URL(string: $0)).isOfWeb
    }
    #expect(answers == [true, true, false, false])
  }
}
