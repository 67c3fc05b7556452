import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct LettersTests {
  private let text = Text(verbatim: "a")

  private func rules(_ view: some View) -> [StyleRule] {
    Screen(view).drawing.children.first?.element.style ?? []
  }

  /// The rules of a text in a stack.
  private func inner(_ view: some View) -> [StyleRule] {
    Screen(view).drawing.children.first?.children.first?.element.style ?? []
  }

  private var stack: some View { VStack { Text(verbatim: "a") } }

  @Test func `a text can be italic, bold, monospaced or in another design`() {
    #expect(rules(text.italic()) == [.italic])
    #expect(rules(text.italic(false)).isEmpty)
    #expect(rules(text.bold()) == [.fontWeight(700)])
    #expect(rules(text.bold(false)).isEmpty)
    #expect(rules(text.monospacedDigit()) == [.monospacedDigit])
    #expect(rules(text.monospaced()) == [.monospaced])
    #expect(rules(text.fontDesign(.serif)) == [.typeface("serif")])
  }

  @Test func `tracking, kerning and baseline offset set their style rules`() {
    #expect(rules(text.tracking(2)) == [.tracking(2)])
    #expect(rules(text.kerning(1)) == [.tracking(1)])
    #expect(rules(text.baselineOffset(3)) == [.baselineOffset(3)])
  }

  @Test func `underline and strikethrough have a pattern and a colour`() {
    #expect(rules(text.underline()) == [.underline])
    #expect(rules(text.underline(false)).isEmpty)
    #expect(rules(text.strikethrough()) == [.strikethrough])
    let red = rules(text.underline(color: .red))
    #expect(red == [.underline, .lineStyle("solid", .named("red"))])
    let dotted = rules(text.strikethrough(pattern: .dot))
    #expect(dotted == [.strikethrough, .lineStyle("dotted", nil)])
    #expect(
      rules(text.underline(true, pattern: .dash, color: nil)).last == .lineStyle("dashed", nil))
    #expect(Text.LineStyle.single == Text.LineStyle(pattern: .solid))
  }

  @Test func `text modifiers on a container apply to the text inside`() {
    #expect(inner(stack.italic()) == [.italic])
    #expect(inner(stack.underline(pattern: .dot)) == [.underline, .lineStyle("dotted", nil)])
    #expect(inner(stack.strikethrough(color: .red)).first == .strikethrough)
    #expect(inner(stack.monospacedDigit()) == [.monospacedDigit])
    #expect(inner(stack.monospaced()) == [.monospaced])
    #expect(inner(stack.fontDesign(.rounded)) == [.typeface("rounded")])
    #expect(inner(stack.tracking(1.5)) == [.tracking(1.5)])
    #expect(inner(stack.kerning(1.5)) == [.tracking(1.5)])
    #expect(inner(stack.baselineOffset(-2)) == [.baselineOffset(-2)])
  }

  @Test func `a text's modifier overrides the container's`() {
    #expect(inner(VStack { Text(verbatim: "a").italic(false) }.italic()).isEmpty)
  }

  @Test func `line limit, spacing and alignment apply to all text inside`() {
    #expect(inner(stack.lineLimit(2)) == [.lineLimit(2)])
    #expect(inner(stack.lineSpacing(4)) == [.lineSpacing(4)])
    #expect(inner(stack.multilineTextAlignment(.leading)) == [.textAlign(.start)])
    #expect(inner(stack.multilineTextAlignment(TextAlignment.center)) == [.textAlign(.center)])
    #expect(inner(stack.multilineTextAlignment(.trailing)) == [.textAlign(.end)])
  }

  @Test func `a line height is a part of the letters' size, further points, or both`() {
    #expect(inner(stack.lineHeight(.multiple(factor: 2))) == [.lineHeight(part: 2, points: 0)])
    #expect(inner(stack.lineHeight(.leading(increase: 6))) == [.lineHeight(part: 1, points: 6)])
    #expect(inner(stack.lineHeight(.exact(points: 30))) == [.lineHeight(part: 0, points: 30)])
    let parts = [AttributedString.LineHeight.tight, .normal, .loose].map {
      inner(stack.lineHeight($0))
    }
    #expect(parts == [1.1, 1.25, 1.5].map { [.lineHeight(part: $0, points: 0)] })
    #expect(
      inner(stack.lineHeight(.loose).lineSpacing(4)) == [.lineHeight(part: 1.5, points: 4)])
  }

  @Test func `without a height of its own a line has the font's height and spacing`() {
    #expect(inner(stack.lineHeight(.variable).lineSpacing(4)) == [.lineSpacing(4)])
    #expect(inner(stack.lineHeight(nil).lineHeight(.loose)) == [])
    #expect(inner(stack.lineHeight(.exact(points: -1))) == [])
    #expect(inner(stack.lineHeight(.multiple(factor: .infinity))) == [])
  }

  @Test func `textCase also changes the text that screen readers read`() {
    #expect(Screen(Text("AÉ").textCase(.lowercase)).lines == ["aé"])
    #expect(Screen(Text("AÉ").textCase(Text.Case?.none)).lines == ["AÉ"])
  }

  @Test func `a localized key without a translation that is made at run time is shown as it is`() {
    #expect(Screen(Text(LocalizedStringKey("No such key"))).lines == ["No such key"])
  }
}

extension LettersTests {
  private func text(in view: some View) -> DrawnText {
    let element = Screen(view).drawing.children.first?.children.first?.element
    return DrawnText(rules: element?.style ?? [], minimum: element?[.minimumScale])
  }

  private struct DrawnText: Equatable {
    var rules: [StyleRule]
    var minimum: String?
  }

  private func rules(in view: some View) -> [StyleRule] { text(in: view).rules }

  @Test func `a line limit can reserve space and be a range`() {
    let stack = VStack { Text(verbatim: "a") }
    #expect(rules(in: stack.lineLimit(2, reservesSpace: true)) == [.lineLimit(2), .lineRoom(2)])
    #expect(rules(in: stack.lineLimit(2, reservesSpace: false)) == [.lineLimit(2)])
    #expect(rules(in: stack.lineLimit(2...4)) == [.lineLimit(4), .lineRoom(2)])
    #expect(rules(in: stack.lineLimit(2...)) == [.lineRoom(2)])
    #expect(rules(in: stack.lineLimit(...3)) == [.lineLimit(3)])
    #expect(rules(in: stack.lineLimit(1).lineLimit(2...)) == [.lineLimit(1)])
  }

  @Test func `a long text is truncated or scaled`() {
    let stack = VStack { Text(verbatim: "a") }
    #expect(rules(in: stack.lineLimit(1).truncationMode(.head)) == [.cutAtHead(false)])
    #expect(rules(in: stack.lineLimit(1).truncationMode(.tail)) == [.lineLimit(1)])
    #expect(rules(in: stack.lineLimit(2).truncationMode(Text.TruncationMode.middle)).count == 1)
    #expect(text(in: stack.lineLimit(1).minimumScaleFactor(0.5)).minimum == "0.5")
    #expect(text(in: stack.minimumScaleFactor(0.5)).minimum == nil)
    #expect(rules(in: stack.allowsTightening(true)).isEmpty)
    var values = EnvironmentValues()
    (values.truncationMode, values.minimumScaleFactor, values.allowsTightening) = (.head, 0.3, true)
    #expect(values.truncationMode == .head && values.minimumScaleFactor == 0.3)
    #expect(values.allowsTightening)
  }

  @Test func `text can be selectable, scaled and in a typesetting language`() {
    let stack = VStack { Text(verbatim: "a") }
    #expect(rules(in: stack.textSelection(.enabled)) == [.selectable(true)])
    #expect(rules(in: stack.textSelection(.disabled)) == [.selectable(false)])
    let small = Screen(stack.textScale(.secondary)).drawing.children.first?.children.first
    #expect(small?.children.first?.element.style == [.textScale(0.8)])
    #expect(rules(in: stack.textScale(Text.Scale.default)).isEmpty)
    let thai = Screen(stack.typesettingLanguage(.init(identifier: "th"))).drawing
    #expect(thai.children.first?.children.first?.element[.language] == "th")
  }
}
