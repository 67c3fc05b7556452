import Foundation
import StrataRendering
import SwiftUI
import Testing

/// Tests of colours and fonts by their short names.
@MainActor @Suite struct NamedColorTests {
  private func paint(_ style: some ShapeStyle) -> Paint? {
    Drawn(Text(verbatim: "x").foregroundStyle(style)).paint
  }

  @Test func `a style such as .mint paints like the Color of the same name`() {
    #expect(paint(.black) == paint(Color.black) && paint(.brown) == paint(Color.brown))
    #expect(paint(.clear) == paint(Color.clear) && paint(.cyan) == paint(Color.cyan))
    #expect(paint(.mint) == paint(Color.mint) && paint(.pink) == paint(Color.pink))
    let all = [
      paint(.black), paint(.brown), paint(.clear), paint(.cyan), paint(.mint), paint(.pink),
    ]
    #expect(!all.contains(nil) && Set(all.map { "\($0 as Any)" }).count == 6)
  }

  @Test func `the primary style has the foreground style of the parent views`() {
    #expect(paint(.primary) == .named("primary"))
    let red = Drawn(VStack { Rectangle().fill(.primary) }.foregroundStyle(.red))
    #expect(red.paint == .named("red"), "inside another style it has that style's colour")
    #expect(paint(.secondary) != paint(.primary))
  }

  @Test func `backgroundStyle in the environment sets the background`() {
    func ground(_ style: AnyShapeStyle?) -> Paint? {
      Drawn(Rectangle().fill(.background).environment(\.backgroundStyle, style)).paint
    }
    #expect(ground(nil) == .named("system"))
    #expect(ground(AnyShapeStyle(Color.red)) == .named("red"))
  }

  @Test func `a gradient's stops can be read and changed`() throws {
    var gradient = Gradient(colors: [.red, .blue])
    #expect(gradient.stops == [.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    gradient.stops.append(.init(color: .green, location: 1))
    let turned = AngularGradient(
      gradient: gradient, center: .center, startAngle: .degrees(90), endAngle: .degrees(180))
    let drawn = try #require(Drawn(Rectangle().fill(turned)).paint)
    #expect(
      drawn
        == Drawn(
          Rectangle().fill(
            AngularGradient(
              stops: gradient.stops, center: .center, startAngle: .degrees(90),
              endAngle: .degrees(180)))
        ).paint)
    #expect(
      drawn
        != Drawn(
          Rectangle().fill(
            AngularGradient(
              gradient: gradient, center: .center))
        ).paint, "the angles count")
  }

  @Test func `a system font is drawn with its size, weight and design`() {
    func rules(_ font: Font) -> [StyleRule] { Drawn(Text(verbatim: "x").font(font)).rules }
    let plain = rules(Font.system(size: 20, weight: Font.Weight.bold, design: Font.Design.serif))
    #expect(
      plain != rules(.system(size: 20, weight: Font.Weight.regular, design: Font.Design.serif)))
    #expect(
      plain != rules(.system(size: 20, weight: Font.Weight.bold, design: Font.Design.default)))
    #expect(plain != rules(.system(size: 21, weight: Font.Weight.bold, design: Font.Design.serif)))
    let older: (CGFloat, Font.Weight, Font.Design) -> Font = Font.system(size:weight:design:)
    #expect(rules(older(20, .bold, .serif)) == plain)
    let title = rules(Font.system(.title, design: Font.Design.monospaced))
    #expect(title != rules(.system(.title, design: Font.Design.default)) && title != rules(.title))
    #expect(rules(.system(.title, design: Font.Design.default)) == rules(.title))
  }

  @Test func `views can read text and control settings from the environment`() {
    struct Reader: View {
      @Environment(\.lineSpacing) private var spacing
      @Environment(\.multilineTextAlignment) private var alignment
      @Environment(\.textCase) private var letters
      @Environment(\.controlSize) private var size
      @Environment(\.menuIndicatorVisibility) private var indicator
      var body: some View {
        Text(verbatim: "\(spacing) \(alignment) \(letters == .uppercase) \(size) \(indicator)")
      }
    }
    #expect(Drawn(Reader()).elements.contains { $0.text == "0.0 leading false regular automatic" })
    let set = Reader().lineSpacing(4).multilineTextAlignment(.center).textCase(nil)
      .controlSize(.small).menuIndicator(.hidden)
    #expect(Drawn(set).elements.contains { $0.text == "4.0 center false small hidden" })
    let upper = Drawn(Reader().textCase(.uppercase))
    #expect(upper.elements.contains { $0.text?.lowercased().contains("leading true") == true })
  }
}
