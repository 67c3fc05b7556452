import Foundation
import Testing

@testable import UIKit

/// Tests of images that the app draws.
struct RendererTests {
  private let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  private func drawn(
    _ width: CGFloat = 10, _ height: CGFloat = 10,
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) throws -> Pixels {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format)
    return try #require(Pixels.decoded(png: Array(renderer.pngData(actions: actions))))
  }

  private func pixel(_ pixels: Pixels, _ x: Int, _ y: Int) -> [UInt8] {
    let at = (y * pixels.width + x) * 4
    return Array(pixels.bytes[at..<at + 4])
  }

  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]

  @Test func `a drawn image's renderer format has the scale with which it was drawn`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let size = CGSize(width: 4, height: 2)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.fill(CGRect(origin: .zero, size: size))
    }
    #expect(image.imageRendererFormat.scale == 3 && !image.imageRendererFormat.opaque)
  }

  @Test func `a rectangle is filled in the current color`() throws {
    let pixels = try drawn { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 2, y: 3, width: 4, height: 5))
    }
    #expect(pixel(pixels, 2, 3) == Self.red && pixel(pixels, 5, 7) == Self.red)
    for (x, y) in [(1, 3), (2, 2), (6, 3), (2, 8)] { #expect(pixel(pixels, x, y)[3] == 0) }
  }

  @Test func `a pixel that is covered by half is half transparent`() throws {
    let pixels = try drawn { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1.5, y: 1, width: 2, height: 1.5))
    }
    #expect(pixel(pixels, 1, 1) == [0, 0, 255, 128] && pixel(pixels, 2, 1) == Self.blue)
    #expect(pixel(pixels, 2, 2)[3] == 128 && pixel(pixels, 1, 2)[3] == 64)
  }

  @Test func `a translucent color is mixed with what is below`() throws {
    let pixels = try drawn { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    #expect(zip(pixel(pixels, 1, 1), [128, 0, 128, 255]).allSatisfy { abs(Int($0) - $1) < 2 })
    #expect(pixel(pixels, 6, 1) == Self.red)
  }

  @Test func `a circle covers its middle but not its corners`() throws {
    let pixels = try drawn(20, 20) { context in
      UIColor.red.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(pixel(pixels, 10, 10) == Self.red && pixel(pixels, 0, 0)[3] == 0)
    let whole = stride(from: 3, to: pixels.bytes.count, by: 4).reduce(0.0) {
      $0 + Double(pixels.bytes[$1]) / 255
    }
    #expect(abs(whole - 100 * .pi) < 3, "the area of a circle")
  }

  @Test func `the even-odd rule leaves a hole`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(try pixel(drawn { _ in path.fill() }, 5, 5)[3] == 255)
    path.usesEvenOddFillRule = true
    let pixels = try drawn { _ in path.fill() }
    #expect(pixel(pixels, 5, 5)[3] == 0 && pixel(pixels, 1, 1) == [0, 0, 0, 255])
    #expect(path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a stroked line is as wide as its line width`() throws {
    let pixels = try drawn { context in
      UIColor.red.setStroke()
      context.cgContext.setLineWidth(2)
      context.cgContext.move(to: CGPoint(x: 0, y: 5))
      context.cgContext.addLine(to: CGPoint(x: 10, y: 5))
      context.cgContext.strokePath()
    }
    #expect(pixel(pixels, 5, 4) == Self.red && pixel(pixels, 5, 5) == Self.red)
    #expect(pixel(pixels, 5, 3)[3] == 0 && pixel(pixels, 5, 6)[3] == 0)
  }

  @Test func `a clip and a transform last until the state is restored`() throws {
    let pixels = try drawn { context in
      let drawing = context.cgContext
      drawing.setFillColor(UIColor.red.cgColor)
      drawing.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
      drawing.translateBy(x: 2, y: 0)
      drawing.setFillColor(UIColor.blue.cgColor)
      drawing.fill(CGRect(x: 0, y: 0, width: 10, height: 1))
      drawing.restoreGState()
      drawing.fill(CGRect(x: 0, y: 9, width: 10, height: 1))
    }
    #expect(pixel(pixels, 1, 0)[3] == 0 && pixel(pixels, 2, 0) == Self.blue)
    #expect(pixel(pixels, 5, 0)[3] == 0 && pixel(pixels, 9, 9) == Self.red)
  }

  @Test func `an image is drawn into the given rectangle, with the given opacity`() throws {
    let flag = Pixels(width: 2, height: 1, bytes: Self.red + Self.blue)
    let image = try #require(UIImage(flag, scale: 1))
    let pixels = try drawn { _ in image.draw(in: CGRect(x: 2, y: 2, width: 4, height: 2)) }
    #expect(pixel(pixels, 2, 2) == Self.red && pixel(pixels, 3, 3) == Self.red)
    #expect(pixel(pixels, 4, 2) == Self.blue && pixel(pixels, 6, 2)[3] == 0)
    let faint = try drawn { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1), blendMode: .normal, alpha: 0.5)
    }
    #expect(pixel(faint, 0, 0)[3] == 128)
    #expect(try #require(image.pngData()).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(UIImage(systemName: "star")?.pngData() == nil)
  }

  @Test func `an image has the size of its renderer in points`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
    }
    #expect(image.size == CGSize(width: 7, height: 5) && image.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil, "there is no current context after the drawing")
    let empty = UIGraphicsImageRenderer(size: .zero)
    #expect(empty.image { _ in }.size == .zero && empty.pngData { _ in }.isEmpty)
  }

  @Test func `an opaque image begins black, and can be cleared`() throws {
    format.opaque = true
    let pixels = try drawn { context in
      context.cgContext.clear(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    #expect(pixel(pixels, 2, 2)[3] == 0 && pixel(pixels, 7, 2) == [0, 0, 0, 255])
    let file = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .jpegData(withCompressionQuality: 0.9) { _ in }
    #expect(file.prefix(2) == Data([0xFF, 0xD8]))
  }

  @Test func `image contexts can be nested`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 2))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
