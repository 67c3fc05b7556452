import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct FontTests {
  @Test func `fonts of the same size and weight are equal`() {
    let font = UIFont.systemFont(ofSize: 12)
    #expect(font.isEqual(UIFont.systemFont(ofSize: 12)))
    #expect(!font.isEqual(UIFont.systemFont(ofSize: 13)) && !font.isEqual("12"))
    #expect(!font.isEqual(UIFont.boldSystemFont(ofSize: 12)))
  }

  private func expect(_ font: UIFont, is model: Font) {
    let label = UILabel()
    label.text = "Words"
    label.font = font
    UIKitTests.expect(label, draws: Text("Words").font(model), beyond: Text("Words"))
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, Font.largeTitle, 34), (.title1, .title, 28),
    (.title2, .title2, 22), (.title3, .title3, 20), (.headline, .headline, 17),
    (.subheadline, .subheadline, 15), (.callout, .callout, 16), (.footnote, .footnote, 13),
    (.caption1, .caption, 12), (.caption2, .caption2, 11),
  ])
  func `a text style is drawn as SwiftUI's style of the same name`(
    style: UIFont.TextStyle, font: Font, size: Int
  ) {
    let mine = UIFont.preferredFont(forTextStyle: style)
    expect(mine, is: font)
    #expect(mine.pointSize == CGFloat(size))
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: nil) == mine)
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, Font.Weight.ultraLight), (.thin, .thin), (.light, .light),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
    (.black, .black),
  ])
  func `font weights are drawn as in SwiftUI`(mine: UIFont.Weight, theirs: Font.Weight) {
    expect(.systemFont(ofSize: 21, weight: mine), is: .system(size: 21, weight: theirs))
    expect(
      .monospacedSystemFont(ofSize: 21, weight: mine),
      is: .system(size: 21, weight: theirs, design: .monospaced))
  }

  @Test(arguments: [
    (UIFont.Width.compressed, Font.Width.compressed), (.condensed, .condensed),
    (.expanded, .expanded),
  ])
  func `the width of a font's letters is drawn as in SwiftUI, also in another size`(
    mine: UIFont.Width, theirs: Font.Width
  ) {
    let font = UIFont.systemFont(ofSize: 21, weight: .bold, width: mine)
    expect(font, is: .system(size: 21, weight: .bold).width(theirs))
    expect(font.withSize(9), is: .system(size: 9, weight: .bold).width(theirs))
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    let usual = UIFont.systemFont(ofSize: 21, weight: .bold, width: .standard)
    #expect(usual == .boldSystemFont(ofSize: 21) && usual != font)
  }

  @Test func `font size, italics and family are drawn as in SwiftUI`() throws {
    expect(.systemFont(ofSize: 23), is: .system(size: 23))
    expect(.boldSystemFont(ofSize: 23), is: .system(size: 23, weight: .bold))
    expect(.italicSystemFont(ofSize: 23), is: .system(size: 23).italic())
    expect(
      .monospacedDigitSystemFont(ofSize: 23, weight: .regular),
      is: .system(size: 23).monospacedDigit())
    let own = try #require(UIFont(name: "Georgia", size: 19))
    expect(own, is: .custom("Georgia", size: 19))
    #expect(own.fontName == "Georgia" && own.familyName == "Georgia")
    expect(own.withSize(30), is: .custom("Georgia", size: 30))
    expect(UIFont.systemFont(ofSize: 9).withSize(31), is: .system(size: 31))
  }

  @Test func `a font in another size keeps its weight, italics and monospacing`() {
    expect(.boldSystemFont(ofSize: 9).withSize(31), is: .system(size: 31, weight: .bold))
    expect(.italicSystemFont(ofSize: 9).withSize(31), is: .system(size: 31).italic())
    expect(
      .monospacedSystemFont(ofSize: 9, weight: .light).withSize(31),
      is: .system(size: 31, weight: .light, design: .monospaced))
    expect(
      .monospacedDigitSystemFont(ofSize: 9, weight: .medium).withSize(31).withSize(33),
      is: .system(size: 33, weight: .medium).monospacedDigit())
    expect(
      .preferredFont(forTextStyle: .headline).withSize(31), is: .system(size: 31, weight: .semibold)
    )
    let bold = UIFont.boldSystemFont(ofSize: 9)
    #expect(bold.withSize(31) == .boldSystemFont(ofSize: 31) && bold.withSize(31).pointSize == 31)
  }

  @Test func `equal fonts have equal hashes, and metrics grow with the size`() {
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20))
    #expect(small == .systemFont(ofSize: 10) && small != large)
    #expect(small.hash == UIFont.systemFont(ofSize: 10).hash)
    #expect(large.lineHeight == 2 * small.lineHeight)
    #expect(large.ascender > 0 && large.descender < 0)
    #expect(large.ascender - large.descender < large.lineHeight + 1)
    let sizes = [UIFont.smallSystemFontSize, UIFont.systemFontSize, UIFont.labelFontSize]
    #expect(sizes == sizes.sorted() && UIFont.buttonFontSize == 18)
  }

  @Test func `UIFontMetrics returns fonts and values unscaled`() {
    let font = UIFont.systemFont(ofSize: 15)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
    #expect(UIFontMetrics(forTextStyle: .headline).scaledValue(for: 8) == 8)
  }

  @Test func `a UIKit font converts to a SwiftUI font`() {
    let rules = Screen(Text("Words").font(Font(UIFont.preferredFont(forTextStyle: .title1)))).rules
    #expect(rules == Screen(Text("Words").font(.title)).rules)
  }
}
