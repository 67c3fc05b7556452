import Foundation
import Testing
import UIKit

/// Tests of texts with UIKit's attributes that Foundation joins. A fault ends the process.
struct JoinedTextTests {
  @Test func `neighbours with as many fonts, colors and images are joined`() {
    let image = UIImage(systemName: "star")
    let whole = NSMutableAttributedString(string: "")
    for size in 0..<40 {
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: CGFloat(10 + size % 3)),
        .foregroundColor: size.isMultiple(of: 2) ? UIColor.red : UIColor.label,
        NSAttributedString.Key("picture"): image ?? UIImage(),
      ]
      whole.append(NSAttributedString(string: "abc", attributes: attributes))
    }
    #expect(whole.length == 120)
    let font = whole.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 11)
  }

  @Test func `neighbours with equal fonts become one run`() {
    let whole = NSMutableAttributedString(string: "")
    for word in ["one ", "two ", "three"] {
      let font = UIFont.systemFont(ofSize: 17, weight: .bold)
      whole.append(NSAttributedString(string: word, attributes: [.font: font]))
    }
    var range = NSRange(location: 0, length: 0)
    _ = whole.attributes(at: 0, effectiveRange: &range)
    #expect(range.length == whole.length)
  }
}
