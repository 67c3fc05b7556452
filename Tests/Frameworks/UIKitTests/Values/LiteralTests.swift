import SwiftUI
import Testing
import UIKit

/// Tests of the literals that Xcode shows as a color or a picture.
@MainActor @Suite struct LiteralTests {
  @Test func `a color literal is a UIColor with the components of the literal`() {
    // The literal is what is tested.
    // swift-format-ignore: NoPlaygroundLiterals
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha].map { ($0 * 100).rounded() } == [100, 50, 0, 25])
  }
}
