import Foundation
import StrataViewTree
import SwiftUI

@testable import StrataSwiftUIPictures

/// A view that was laid out and painted in memory, with one pixel in a point.
@MainActor struct PaintedView {
  let size: CGSize
  private let picture = ViewPicture()
  private let bitmap: Bitmap?

  init<Content: View>(
    _ content: Content, _ proposal: ProposedViewSize = .unspecified, scale: Double = 1,
    isDark: Bool = false
  ) {
    var values = EnvironmentValues()
    values.colorScheme = isDark ? .dark : .light
    picture.show(content, values)
    size = picture.layOut(proposal)
    bitmap = picture.painting(scale: scale, isOpaque: false)?.bitmap { _, _, _ in
      // A picture of four colors.
      Bitmap(
        width: 2, height: 2,
        straight: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])
    }
  }

  /// Returns the bytes red, green, blue and opacity of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    guard let bitmap, x < bitmap.width, y < bitmap.height else { return [] }
    let at = (y * bitmap.width + x) * 4
    return Array(bitmap.straight[at..<at + 4])
  }

  /// The number of pixels that are not transparent.
  var painted: Int {
    stride(from: 3, to: bitmap?.bytes.count ?? 0, by: 4).count { bitmap?.bytes[$0] != 0 }
  }

  /// The frames of the elements that draw a background, in the order of the page.
  var frames: [CGRect] { picture.layout.map { Self.frames($0) } ?? [] }

  private static func frames(_ node: LayoutNode) -> [CGRect] {
    let own = node.element.kind == .shape ? [node.frame] : []
    return own + node.children.flatMap { frames($0) }
  }
}

/// Colors that are the same in each appearance.
enum Ink {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
  static let redPixel: [UInt8] = [255, 0, 0, 255]
  static let bluePixel: [UInt8] = [0, 0, 255, 255]
}
