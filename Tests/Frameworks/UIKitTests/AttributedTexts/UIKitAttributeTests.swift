import Foundation
import SwiftUI
import Testing
import UIKit

/// Tests of attributed strings with UIKit's attributes.
struct UIKitAttributeTests {
  @Test func `a font or color is stored as UIKit's or SwiftUI's attribute by its type`() {
    var words = AttributedString("Sold")
    words.font = .headline
    words.foregroundColor = .red
    #expect(words.swiftUI.font == .headline && words.uiKit.font == nil)
    #expect(words.swiftUI.foregroundColor == .red)
    words.font = UIFont.boldSystemFont(ofSize: 12)
    words.backgroundColor = UIColor.systemTeal
    #expect(words.uiKit.font == .boldSystemFont(ofSize: 12))
    #expect(words.uiKit.backgroundColor == .systemTeal)
    #expect(words.swiftUI.font == .headline && words.swiftUI.backgroundColor == nil)
  }

  @Test func `an NSAttributedString of an attributed string has its UIKit attributes`() {
    var words = AttributedString("Sold")
    words.font = UIFont.boldSystemFont(ofSize: 12)
    words.foregroundColor = UIColor.systemPink
    let made = NSAttributedString(words).attributes(at: 0, effectiveRange: nil)
    #expect(made[.font] as? UIFont == .boldSystemFont(ofSize: 12))
    #expect(made[.foregroundColor] as? UIColor == .systemPink)
  }

  @Test func `an attribute container of UIKit's keys has SwiftUI's attributes`() {
    let look = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 14), .underlineStyle: 1, .kern: 2,
    ])
    let words = AttributedString("Sold", attributes: look)
    #expect(words.swiftUI.font == .system(size: 14) && words.swiftUI.kern == 2)
    #expect(words.swiftUI.underlineStyle == .single)
  }
}
