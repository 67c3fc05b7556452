import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct LabelTests {
  private let label = UILabel()

  init() { label.text = "Words" }

  private func expect(_ model: some View, beyond plain: some View = Text("Words").lineLimit(1)) {
    UIKitTests.expect(label, draws: model, beyond: plain)
  }

  @Test func `the number of lines limits the text`() {
    expect(Text("Words").lineLimit(1), beyond: Text("Words"))
    label.numberOfLines = 3
    expect(Text("Words").lineLimit(3))
    label.numberOfLines = 0
    let rules = screen(of: label).rules
    let limited = Screen(Text("Words").lineLimit(3)).rules
    #expect(!limited.allSatisfy(rules.contains))
  }

  @Test func `the text alignment is drawn`() {
    label.textAlignment = .center
    expect(Text("Words").lineLimit(1).multilineTextAlignment(.center))
    label.textAlignment = .right
    expect(Text("Words").lineLimit(1).multilineTextAlignment(.trailing))
  }

  @Test func `text that does not fit is truncated or scaled down`() {
    label.lineBreakMode = .byTruncatingHead
    expect(Text("Words").lineLimit(1).truncationMode(.head))
    label.lineBreakMode = .byTruncatingTail
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4
    #expect(screen(of: label).all(.text, nil).first?.drawing[.minimumScale] == "0.4")
  }

  @Test func `disabled and highlighted labels have their own text color`() {
    label.isEnabled = false
    expect(Text("Words").lineLimit(1).foregroundStyle(Color(uiColor: .tertiaryLabel)))
    label.isEnabled = true
    label.highlightedTextColor = .systemPink
    label.isHighlighted = true
    expect(Text("Words").lineLimit(1).foregroundStyle(.pink))
  }

  @Test func `attributed text is shown with its font and color`() {
    let words = NSAttributedString(
      string: "Words",
      attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 30)])
    label.attributedText = words
    #expect(label.attributedText == words && label.text == "Words")
    expect(Text("Words").lineLimit(1).font(.system(size: 30, weight: .bold)))
    expect(Text("Words").lineLimit(1).foregroundStyle(.red))
  }

  @Test func `attributed text without attributes is shown as a plain text`() {
    label.attributedText = NSAttributedString(string: "Other")
    #expect(screen(of: label).text == "Other" && label.text == "Other")
    #expect(label.attributedText?.string == "Other")
    label.text = nil
    #expect(screen(of: label).text == "")
  }
}
