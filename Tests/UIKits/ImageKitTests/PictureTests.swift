import Foundation
import StrataAssets
import SwiftUI
import SwiftUITesting
import Testing

@testable import ImageKit

/// Tests of a decoded image as a view.
@MainActor @Suite struct PictureTests {
  private func decoded(_ format: PictureFormat) throws -> (file: Data, picture: Picture) {
    let file = try Samples.tile(format)
    return (file, Picture(file, try PictureDecoder.decode(file, limits: ImageLimits())))
  }

  @Test(arguments: PictureFormat.allCases)
  func `an image's file is served unchanged, with the content type of its format`(
    format: PictureFormat
  ) throws {
    let types: [PictureFormat: AssetType] = [.png: .png, .jpeg: .jpg, .webp: .webp]
    let (file, picture) = try decoded(format)
    let element = try #require(Screen(picture.image()).drawing.children.first).element
    let address = try #require(element[.source])
    let content = try #require(HeldAsset.content(address: address))
    #expect(content.data == file && content.type == types[format])
    #expect(picture.cost == file.count && picture.width == 12 && picture.height == 8)
  }

  @Test func `the width of an image in points is its pixels divided by the scale`() throws {
    let (_, picture) = try decoded(.png)
    for (scale, width) in [(1.0, "12.0"), (2.0, "6.0"), (4.0, "3.0")] {
      let screen = Screen(picture.image(scale: scale))
      let element = try #require(screen.drawing.children.first).element
      #expect(element[.width] == width)
    }
  }
}
