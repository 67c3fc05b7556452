import Foundation
import StrataKitTesting
import Testing

@testable import ImageKit

@Suite struct DecodingTests {
  private let limits = ImageLimits()

  @Test(arguments: PictureFormat.allCases)
  func `a complete image has its format and size`(format: PictureFormat) throws {
    let found = try PictureDecoder.decode(Samples.tile(format), limits: limits)
    #expect(found == DecodedPicture(format: format, width: 12, height: 8))
  }

  @Test(arguments: PictureFormat.allCases)
  func `decoding a truncated image throws the error damaged`(format: PictureFormat) throws {
    let whole = try Samples.tile(format)
    for count in stride(from: 14, to: whole.count - 14, by: 7) {
      #expect(throws: ImageFailure.damaged, "\(count) of \(whole.count) bytes") {
        try PictureDecoder.decode(whole.prefix(count), limits: limits)
      }
    }
  }

  @Test(arguments: PictureFormat.allCases)
  func `decoding an image with changed bytes never crashes`(
    format: PictureFormat
  ) throws {
    let whole = try Samples.tile(format)
    for index in stride(from: 12, to: whole.count, by: 3) {
      var spoilt = whole
      spoilt[index] ^= 0xFF
      do throws(ImageFailure) {
        let found = try PictureDecoder.decode(spoilt, limits: limits)
        #expect(found.width * found.height <= limits.pixels)
      } catch .damaged {
      } catch .tooManyPixels {
      } catch {
        Issue.record("byte \(index): \(error)")
      }
    }
  }

  @Test func `a small file that declares gigabytes is rejected by its header`() {
    let claim = Samples.claim(width: 60_000, height: 60_000)
    #expect(claim.count < 100)
    #expect(
      throws: ImageFailure.tooManyPixels(width: 60_000, height: 60_000, limit: limits.pixels)
    ) { try PictureDecoder.decode(claim, limits: limits) }
  }

  @Test(arguments: PictureFormat.allCases)
  func `an image at the pixel limit is accepted, a larger one is not`(
    format: PictureFormat
  ) throws {
    var tight = ImageLimits()
    tight.pixels = 96
    _ = try PictureDecoder.decode(Samples.tile(format), limits: tight)
    tight.pixels = 95
    #expect(throws: ImageFailure.tooManyPixels(width: 12, height: 8, limit: 95)) {
      try PictureDecoder.decode(Samples.tile(format), limits: tight)
    }
  }

  @Test(arguments: ["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "", "<!doctype html>"])
  func `a file that is no PNG, JPEG or WebP is rejected`(text: String) {
    #expect(throws: ImageFailure.unknownFormat) {
      try PictureDecoder.decode(Data(text.utf8), limits: limits)
    }
  }

  @Test func `a file that is too large is rejected`() throws {
    var tight = ImageLimits()
    tight.fileBytes = 10
    #expect(throws: ImageFailure.tooLarge(limit: 10)) {
      try PictureDecoder.decode(Samples.tile(.png), limits: tight)
    }
  }
}
