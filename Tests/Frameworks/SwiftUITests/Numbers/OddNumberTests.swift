import Foundation
import StrataHTMLRenderer
import SwiftUI
import SwiftUITesting
import Testing

/// Tests that numbers which an app did not mean, such as zero divided by zero, are drawn as
/// something and do not end the server, which is that of all visitors.
@MainActor @Suite struct OddNumberTests {
  static let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 5e-324]

  @Test(arguments: OddNumberViews.all)
  func `an image of a number that an app did not mean is drawn and ends no process`(
    _ view: OddNumberViews.Entry
  ) {
    for number in Self.numbers {
      let renderer = ImageRenderer(content: view.make(number))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
      _ = renderer.uiImage
    }
  }

  @Test(arguments: OddNumberViews.all)
  func `a number that an app did not mean is drawn and ends no process`(
    _ view: OddNumberViews.Entry
  ) {
    for number in Self.numbers {
      let page = HTMLRenderer().page([Screen(view.make(number)).drawing])
      let text = page.contents.joined() + page.rules
      #expect(text.firstMatch(of: /\b(nan|inf)\b/) == nil, "\(number): \(text)")
    }
  }
}
