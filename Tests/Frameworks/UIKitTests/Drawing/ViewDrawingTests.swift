import Foundation
import SwiftUI
import Testing

@testable import UIKit

/// Tests of views that the app draws into images.
@MainActor struct ViewDrawingTests {
  private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) throws -> Pixels {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format)
    return try #require(Pixels.decoded(png: Array(renderer.pngData(actions: actions))))
  }

  private func pixel(_ pixels: Pixels, _ x: Int, _ y: Int) -> [UInt8] {
    let at = (y * pixels.width + x) * 4
    return Array(pixels.bytes[at..<at + 4])
  }

  private static let blue: [UInt8] = [0, 0, 255, 255]

  private func hosted() throws -> (UIHostingController<Color>, UIView) {
    let controller = UIHostingController(rootView: Color(red: 0, green: 0, blue: 1))
    let view = try #require(controller.view)
    view.bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
    return (controller, view)
  }

  @Test func `a layer draws its view at the context's origin, in the view's size`() throws {
    let (_, view) = try hosted()
    let pixels = try drawn { context in
      context.cgContext.translateBy(x: 1, y: 1)
      view.layer.render(in: context.cgContext)
    }
    #expect(pixel(pixels, 1, 1) == Self.blue && pixel(pixels, 4, 2) == Self.blue)
    for (x, y) in [(0, 1), (1, 0), (5, 2), (4, 3)] { #expect(pixel(pixels, x, y)[3] == 0) }
    let empty = try drawn { context in CALayer().render(in: context.cgContext) }
    #expect(pixel(empty, 0, 0)[3] == 0)
  }

  @Test func `a view's hierarchy fills the rectangle into which it is drawn`() throws {
    let (controller, view) = try hosted()
    let rect = CGRect(x: 2, y: 2, width: 8, height: 6)
    let pixels = try drawn { _ in
      #expect(view.drawHierarchy(in: rect, afterScreenUpdates: true))
    }
    #expect(pixel(pixels, 2, 2) == Self.blue && pixel(pixels, 9, 7) == Self.blue)
    for (x, y) in [(1, 2), (2, 1), (9, 8)] { #expect(pixel(pixels, x, y)[3] == 0) }
    #expect(!view.drawHierarchy(in: rect, afterScreenUpdates: true), "there is no context")
    #expect(controller.sizeThatFits(in: CGSize(width: 7, height: 5)).width == 7)
  }
}
