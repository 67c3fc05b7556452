import Foundation
import Testing

@testable import CoreImage
@testable import UIKit

/// Tests of filters that change pictures.
struct FilterTests {
  /// A picture of rows of colors, from the top.
  private func picture(_ rows: [[[UInt8]]]) -> CIImage {
    CIImage(
      Raster(
        width: rows.first?.count ?? 0, height: rows.count,
        bytes: rows.flatMap { row in row.flatMap { $0.count == 4 ? $0 : $0 + [255] } }))
  }

  /// The colors of a picture, from the top.
  private func colors(_ image: CIImage?) throws -> [[UInt8]] {
    let image = try #require(image)
    let raster = try #require(image.raster(in: image.extent))
    return stride(from: 0, to: raster.bytes.count, by: 4).map { Array(raster.bytes[$0..<$0 + 4]) }
  }

  private let red: [UInt8] = [255, 0, 0], grey: [UInt8] = [100, 100, 100]
  private let white: [UInt8] = [255, 255, 255], black: [UInt8] = [0, 0, 0]

  @Test func `the sepia filter colors a picture brown according to its intensity`() throws {
    let filter = CIFilter.sepiaTone()
    filter.inputImage = picture([[white, black, grey]])
    filter.intensity = 1
    #expect(
      try colors(filter.outputImage) == [
        [255, 255, 239, 255], [0, 0, 0, 255], [135, 120, 94, 255],
      ])
    filter.intensity = 0
    #expect(try colors(filter.outputImage)[2] == [100, 100, 100, 255])
  }

  @Test func `the color controls filter applies saturation, brightness and contrast`() throws {
    let filter = CIFilter.colorControls()
    filter.inputImage = picture([[red, grey]])
    #expect(try colors(filter.outputImage) == [[255, 0, 0, 255], [100, 100, 100, 255]])
    filter.saturation = 0
    #expect(try colors(filter.outputImage)[0] == [54, 54, 54, 255])
    filter.brightness = 0.2
    #expect(try colors(filter.outputImage)[1] == [151, 151, 151, 255])
    filter.brightness = 0
    filter.contrast = 0
    #expect(try colors(filter.outputImage)[1] == [128, 128, 128, 255])
  }

  @Test(
    arguments: [
      ("CIColorInvert", [155, 155, 155]), ("CIPhotoEffectMono", [100, 100, 100]),
      ("CIColorMonochrome", [60, 45, 30]), ("CIExposureAdjust", [100, 100, 100]),
      ("CIHueAdjust", [100, 100, 100]), ("CIVibrance", [100, 100, 100]),
      ("CIColorPosterize", [102, 102, 102]), ("CIGammaAdjust", [100, 100, 100]),
      ("CIVignette", [100, 100, 100]), ("CIEdges", [0, 0, 0]),
    ] as [(String, [UInt8])])
  func `a filter made by its name changes a grey picture by its default values`(
    name: String, color: [UInt8]
  ) throws {
    let changed = picture([[grey, grey], [grey, grey]]).applyingFilter(name)
    #expect(try colors(changed) == Array(repeating: color + [255], count: 4))
  }

  @Test func `an exposure of 1 doubles the light, and a hue angle of a third turn makes red green`()
    throws
  {
    let brighter = picture([[grey]]).applyingFilter("CIExposureAdjust", parameters: ["inputEV": 1])
    #expect(try colors(brighter) == [[200, 200, 200, 255]])
    let third = 2 * Double.pi / 3
    let turned = picture([[red]]).applyingFilter("CIHueAdjust", parameters: ["inputAngle": third])
    #expect(try colors(turned) == [[0, 255, 0, 255]])
  }

  @Test func `each photo effect keeps the picture's size and transparency`() throws {
    for name in FilterKind.effects.map(\.name) {
      let changed = picture([[red, [10, 20, 30, 0]]]).applyingFilter(name)
      #expect(changed.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
      #expect(try colors(changed)[1] == [10, 20, 30, 0], "\(name)")
    }
    #expect(FilterKind.effects.count == 8)
  }

  @Test func `a Gaussian blur extends the picture's edges, unless clampedToExtent continues them`()
    throws
  {
    let dot = picture([[black, black, black], [black, white, black], [black, black, black]])
    let blurred = dot.applyingGaussianBlur(sigma: 1)
    #expect(blurred.extent.width > 3 && blurred.extent.midX == 1.5 && blurred.extent.midY == 1.5)
    let even = picture([[grey, grey], [grey, grey]])
    let clamped = even.clampedToExtent()
    #expect(clamped.extent == .infinite)
    let kept = clamped.applyingGaussianBlur(sigma: 3).cropped(to: even.extent)
    #expect(try colors(kept) == colors(even))
    #expect(kept.extent == even.extent)
    let still = even.applyingGaussianBlur(sigma: 0)
    #expect(try colors(still) == colors(even))
  }

  @Test func `a box blur is the mean of a square`() throws {
    let line = picture([[black, [90, 90, 90], black]]).clampedToExtent()
    let blurred = line.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
      .cropped(to: CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(try colors(blurred).map { $0[0] } == [30, 30, 30])
  }

  @Test
  func `the unsharp mask strengthens an edge, and the edges filter marks where colors differ`()
    throws
  {
    let dark: [UInt8] = [80, 80, 80], light: [UInt8] = [160, 160, 160]
    let step = picture([[dark, dark, dark, light, light, light]])
    let sharp = try colors(step.applyingFilter("CIUnsharpMask", parameters: ["inputIntensity": 1]))
    #expect(sharp[2][0] < 80 && sharp[3][0] > 160)
    let edges = try colors(step.applyingFilter("CIEdges")).map { $0[0] }
    #expect(edges == [0, 0, 80, 80, 0, 0])
  }

  @Test func `pixellate fills squares with the mean of their colors`() throws {
    let filter = CIFilter.pixellate()
    filter.inputImage = picture([[black, white, red, red], [white, black, red, red]])
    filter.center = .zero
    filter.scale = 2
    let made = try colors(filter.outputImage)
    #expect(made[0] == [128, 128, 128, 255] && made[5] == made[0])
    #expect(made[2] == [255, 0, 0, 255] && made[7] == made[2])
  }

  @Test func `crystallize uses only colors of the picture and gives the same result in each run`()
    throws
  {
    let rows = (0..<20).map { row in (0..<20).map { [UInt8($0 * 12), UInt8(row * 12), 0] } }
    let filter = CIFilter.crystallize()
    filter.inputImage = picture(rows)
    filter.radius = 8
    let made = try colors(filter.outputImage)
    #expect(try made == colors(filter.outputImage))
    let known = Set(rows.flatMap { $0 }.map { $0 + [255] })
    #expect(Set(made).isSubset(of: known) && Set(made).count < 30)
  }

  @Test func `a vignette darkens the corners`() throws {
    let filter = CIFilter.vignette()
    filter.inputImage = picture(Array(repeating: Array(repeating: grey, count: 5), count: 5))
    filter.intensity = 1
    let made = try colors(filter.outputImage)
    #expect(made[12][0] == 100 && made[0][0] < made[2][0] && made[2][0] < 100)
  }

  @Test func `a filter lists its input keys, and is set by them`() throws {
    let filter: CIFilter = CIFilter.gaussianBlur()
    #expect(filter.name == "CIGaussianBlur")
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
    #expect(!filter.inputKeys.contains(kCIInputIntensityKey))
    #expect(filter.outputImage == nil, "there is no picture")
    filter.setValue(picture([[red]]), forKey: kCIInputImageKey)
    filter.setValue(4, forKey: kCIInputRadiusKey)
    #expect(filter.radius == 4 && filter.outputImage != nil)
    filter.setValue(5, forKey: kCIInputScaleKey)
    #expect(filter.value(forKey: kCIInputScaleKey) == nil)
    filter.setDefaults()
    #expect(filter.radius == 10 && filter.inputImage == nil)
    let color = CIColor(color: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(abs(color.red - 1) < 0.01 && abs(color.green - 0.5) < 0.01 && color.blue < 0.01)
    #expect(CIVector(cgPoint: CGPoint(x: 1, y: 2)).y == 2)
  }

  @Test func `a CIImage is created from a UIImage, cropped, scaled and converted to a CGImage`()
    throws
  {
    let bytes = [red + [255], white + [255], black + [255], grey + [255]].flatMap { $0 }
    let image = UIImage(cgImage: try #require(CGImage(width: 2, height: 2, bytes: bytes)))
    let read = try #require(CIImage(image: image))
    #expect(try colors(read) == [red, white, black, grey].map { $0 + [255] })
    let lower = read.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try colors(lower) == [black, grey].map { $0 + [255] })
    let drawn = try #require(CIContext().createCGImage(read, from: read.extent))
    #expect(drawn.bytes == bytes && UIImage(ciImage: read).size == CGSize(width: 2, height: 2))
    let twice = read.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    #expect(twice.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try colors(twice)[0] == red + [255] && colors(twice)[15] == grey + [255])
    #expect(UIImage(systemName: "star").flatMap { CIImage(image: $0) } == nil)
  }
}
