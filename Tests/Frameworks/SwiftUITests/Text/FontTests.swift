import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct FontTests {
  private func rules(_ view: some View) -> [StyleRule] {
    Screen(view).drawing.children.first?.element.style ?? []
  }

  private func rules(_ font: Font) -> [StyleRule] { rules(Text(verbatim: "a").font(font)) }

  @Test func `each text style sets a different style rule`() {
    let fonts: [(Font, String)] = [
      (Font.largeTitle, "largeTitle"), (Font.title, "title"), (Font.title2, "title2"),
      (Font.title3, "title3"), (Font.headline, "headline"), (Font.subheadline, "subheadline"),
      (Font.body, "body"), (Font.callout, "callout"), (Font.footnote, "footnote"),
      (Font.caption, "caption"), (Font.caption2, "caption2"),
    ]
    for (font, name) in fonts { #expect(rules(font) == [.textStyle(name)]) }
  }

  @Test func `a text style in another design keeps its size`() {
    let styles: [(Font.TextStyle, String)] = [
      (.largeTitle, "largeTitle"), (.title, "title"), (.title2, "title2"), (.title3, "title3"),
      (.headline, "headline"), (.subheadline, "subheadline"), (.body, "body"),
      (.callout, "callout"), (.footnote, "footnote"), (.caption, "caption"),
      (.caption2, "caption2"),
    ]
    for (style, name) in styles {
      #expect(rules(.system(style, design: .serif)) == [.textStyle(name), .typeface("serif")])
    }
    #expect(rules(.system(.body, design: Font.Design.default)) == [.textStyle("body")])
    #expect(rules(.system(.body, design: .rounded)).last == .typeface("rounded"))
    #expect(rules(.system(.body, design: .monospaced)).last == .monospaced)
  }

  @Test func `a system font sets its size in points`() {
    #expect(rules(.system(size: 20)) == [.fontSize(20)])
    #expect(rules(.system(size: 20, weight: .bold)) == [.fontSize(20), .fontWeight(700)])
    #expect(
      rules(.system(size: 9, weight: .light, design: .rounded))
        == [.fontSize(9), .fontWeight(300), .typeface("rounded")])
    #expect(rules(.system(size: 9, design: .monospaced)) == [.fontSize(9), .monospaced])
  }

  @Test func `the font weights ultraLight to black are sent as 100 to 900`() {
    let weights: [(Font.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    for (weight, number) in weights {
      #expect(rules(Text(verbatim: "a").fontWeight(weight)) == [.fontWeight(number)])
      #expect(rules(Font.body.weight(weight)).last == .fontWeight(number))
    }
  }

  @Test func `a font can be bold, italic and monospaced`() {
    #expect(rules(Font.body.bold()) == [.textStyle("body"), .fontWeight(700)])
    #expect(rules(Font.body.italic()) == [.textStyle("body"), .italic])
    #expect(rules(Font.body.monospaced()) == [.textStyle("body"), .monospaced])
    #expect(rules(Font.body.monospacedDigit()) == [.textStyle("body"), .monospacedDigit])
  }

  @Test func `a font on a container applies to the text inside`() {
    let stack = VStack { Text(verbatim: "a") }
    func inner(_ view: some View) -> [StyleRule] {
      Screen(view).drawing.children.first?.children.first?.element.style ?? []
    }
    #expect(inner(stack.font(.title)) == [.textStyle("title")])
    #expect(inner(stack.fontWeight(.medium)) == [.fontWeight(500)])
    #expect(inner(stack.bold()) == [.fontWeight(700)])
    #expect(inner(stack.environment(\.font, .body)) == [.textStyle("body")])
  }
}

extension FontTests {
  @Test func `a custom font has a family and a scaled or fixed size`() {
    func rules(_ font: Font) -> [StyleRule] {
      Screen(Text(verbatim: "a").font(font)).drawing.children.first?.element.style ?? []
    }
    let named = StyleRule.family("Georgia", source: nil)
    #expect(rules(.custom("Georgia", size: 20)) == [named, .fontSize(20)])
    #expect(rules(.custom("Georgia", fixedSize: 20)) == [named, .fontPixels(20)])
    #expect(rules(.custom("Georgia", size: 20, relativeTo: .title)) == [named, .fontSize(20)])
    #expect(rules(.body.leading(.tight)) == [.textStyle("body"), .leading(1.15)])
    #expect(rules(.body.leading(.loose)).last == .leading(1.5))
    #expect(rules(.body.leading(.standard)) == [.textStyle("body")])
    #expect(rules(.body.smallCaps()).last == .smallCaps("all-small-caps"))
    #expect(rules(.body.lowercaseSmallCaps()).last == .smallCaps("small-caps"))
    #expect(rules(.body.uppercaseSmallCaps()).last == .smallCaps("unicase"))
    #expect(rules(.body.width(.condensed)).last == .fontStretch(75))
    #expect(rules(.body.width(Font.Width(0.4))).last == .fontStretch(150))
  }

  @Test func `a font width applies to a text or to a view`() {
    func last(_ view: some View) -> StyleRule? {
      Screen(view).drawing.children.first?.element.style.last
    }
    #expect(last(Text(verbatim: "a").fontWidth(.expanded)) == .fontStretch(125))
    #expect(last(Text(verbatim: "a").fontWidth(.compressed)) == .fontStretch(50))
    let stack = Screen(VStack { Text(verbatim: "a") }.fontWidth(Font.Width.standard))
    #expect(stack.drawing.children.first?.children.first?.element.style == [.fontStretch(100)])
  }

  @available(*, deprecated)
  @Test func `the deprecated system fonts set their size, weight and design`() {
    func rules(_ font: Font) -> [StyleRule] { Drawn(Text(verbatim: "a").font(font)).rules }
    let sized: (CGFloat, Font.Weight, Font.Design) -> Font = Font.system(size:weight:design:)
    #expect(
      rules(sized(20, .bold, .serif)) == [.fontSize(20), .fontWeight(700), .typeface("serif")])
    let styled: (Font.TextStyle, Font.Design) -> Font = Font.system(_:design:)
    #expect(rules(styled(.title, .serif)) == [.textStyle("title"), .typeface("serif")])
    #expect(rules(styled(.title, .default)) == [.textStyle("title")])
  }
}
