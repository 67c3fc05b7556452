import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct EffectTests {
  private func rules(_ view: some View) -> [StyleRule] { Drawn(view).rules }

  @Test func `each colour effect sets the expected filter or blend mode`() {
    let text = Text("x")
    #expect(rules(text.blur(radius: 3)) == [.filter(.blur(3))])
    #expect(rules(text.brightness(0.2)) == [.filter(.brightness(0.2))])
    #expect(rules(text.contrast(0.5)) == [.filter(.contrast(0.5))])
    #expect(rules(text.saturation(0)) == [.filter(.saturation(0))])
    #expect(rules(text.grayscale(1)) == [.filter(.grayscale(1))])
    #expect(rules(text.hueRotation(.degrees(90))) == [.filter(.hueRotation(degrees: 90))])
    #expect(rules(text.colorInvert()) == [.filter(.invert(1))])
    #expect(rules(text.blendMode(.screen)) == [.blend(.screen)])
    #expect(rules(text.compositingGroup()) == [.isolated])
    #expect(rules(text.drawingGroup(opaque: true, colorMode: .linear)) == [.isolated])
    #expect(rules(text.colorMultiply(.red)).contains(.blend(.multiply)))
  }

  @Test func `two filter effects apply in the order of their modifiers`() {
    let both = Drawn(Text("x").blur(radius: 1).saturation(2)).elements.map(\.style)
    #expect(both == [[.filter(.saturation(2))], [.filter(.blur(1))]])
  }

  @Test func `rotation, scale, offset and transform effects set the expected transforms`() {
    let text = Text("x")
    #expect(rules(text.rotationEffect(.degrees(90))) == [.rotation(degrees: 90)])
    #expect(
      rules(text.rotationEffect(.degrees(90), anchor: .topLeading))
        == [.rotation(degrees: 90, anchor: Point(0, 0))])
    #expect(rules(text.scaleEffect(2)) == [.scale(x: 2, y: 2)])
    #expect(
      rules(text.scaleEffect(2, anchor: .bottom)) == [.scale(x: 2, y: 2, anchor: Point(0.5, 1))])
    #expect(rules(text.scaleEffect(x: -1, y: 1)) == [.scale(x: -1, y: 1)])
    #expect(rules(text.scaleEffect(CGSize(width: 1, height: 3))) == [.scale(x: 1, y: 3)])
    #expect(rules(text.offset(CGSize(width: 1, height: 2))) == [.offset(x: 1, y: 2)])
    #expect(rules(text.offset(y: 2)) == [.offset(x: 0, y: 2)])
    #expect(
      rules(text.transformEffect(CGAffineTransform(translationX: 3, y: 4)))
        == [.matrix([1, 0, 0, 1, 3, 4])])
    #expect(rules(text.transformEffect(.identity)) == [])
    #expect(
      rules(text.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.5))
        == [
          .rotation3D(
            degrees: 45, axis: [0, 1, 0], anchor: .center, anchorZ: 0, perspective: 0.5)
        ])
  }

  @Test func `shadows, borders and clip shapes set the expected style rules`() {
    let text = Text("x")
    #expect(
      rules(text.shadow(color: .red, radius: 4, x: 1, y: 2))
        == [.shadow(.named("red"), radius: 4, x: 1, y: 2)])
    let border = Drawn(text.border(.red, width: 3))
    #expect(border.line?.width == 3 && border.outline?.inset == 1.5)
    #expect(rules(text.clipped(antialiased: true)) == [.clip])
    let clip = Drawn(text.background(.red).clipShape(Circle()).shadow(radius: 2)).elements
    #expect(clip.count == 2, "a clip on the same element would cut off the shadow")
  }

  @Test func `allowsHitTesting false makes a view untouchable, and hidden hides it`() {
    #expect(rules(Text("x").allowsHitTesting(false)) == [.untouchable])
    #expect(rules(Text("x").allowsHitTesting(true)) == [])
    #expect(rules(Text("x").hidden()) == [.hidden])
  }

  @Test func `a background fills the view or a shape, or is a view behind the view`() {
    let text = Text("x")
    #expect(rules(text.background(.red)) == [.background(.named("red"))])
    #expect(rules(text.background()) == [.background(.named("system"))])
    #expect(
      rules(text.background(.red, in: RoundedRectangle(cornerRadius: 5)))
        == [.background(.named("red")), .rounded(5)])
    #expect(rules(text.background(in: Capsule())).last == .rounded(9999))
    #expect(Drawn(text.background(.red, in: Circle())).has(.clipTo(Outline(.circle))))
    #expect(Drawn(text.background { Color.red }).elements.first?[.variant] == "under")
    #expect(Drawn(text.background(alignment: .top) { Text("y") }).elements.count > 3)
    let slanted = LinearGradient(
      colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    #expect(Drawn(text.background(slanted)).figures.count == 1)
  }

  @Test func `a gradient or a shape masks the view`() {
    let fade = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let masked = Drawn(Text("x").mask { fade }).rules
    #expect(masked.count == 1)
    #expect(
      masked.contains { if case .mask(let paint) = $0 { paint.gradient != nil } else { false } })
    #expect(rules(Text("x").mask(alignment: .top) { Circle() }) == [.clipTo(Outline(.circle))])
    #expect(rules(Text("x").mask { Capsule() }) == [.capsule])
    #expect(rules(Text("x").mask { RoundedRectangle(cornerRadius: 4) }) == [.cornerRadius(4)])
  }

  @Test func `a view used as a mask is inert, and the masked view keeps its identity`() throws {
    struct Stencil: View {
      @State private var count = 0
      var body: some View {
        Button("seen \(count)") { count += 1 }.accessibilityIdentifier("seen")
          .mask(alignment: .topLeading) { Text("stencil \(count)") }
      }
    }
    let screen = Screen(Stencil())
    let button = try screen.element("seen").id
    try screen.button("seen 0").tap()
    screen.flush()
    #expect(try screen.element("seen").id == button)
    let elements = Drawn(Stencil()).elements
    let layer = try #require(elements.first { $0[.variant] == "layer" })
    #expect(layer[.isInert] == "true" && layer[.isHidden] == "true")
    #expect(layer.style == [.place(horizontal: .start, vertical: .start)])
    #expect(!screen.text.contains("stencil"))
  }

  @Test func `the placeholder reason redacts a view, and views can read the redaction reasons`() {
    struct Reasons: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(verbatim: reasons.contains(.placeholder) ? "covered" : "plain") }
    }
    let covered = Drawn(Reasons().redacted(reason: .placeholder))
    #expect(covered.has(.redacted) && covered.elements.last?.text == "covered")
    let plain = Drawn(Reasons().redacted(reason: []))
    #expect(!plain.has(.redacted) && plain.elements.last?.text == "plain")
    let symbol = Image(systemName: "star").symbolRenderingMode(.palette)
    #expect(Drawn(symbol.contentShape(Rectangle())).elements.count == 1)
  }

  @Test func `overlays are drawn over the view`() {
    let text = Text("x")
    #expect(Drawn(text.overlay(.red)).elements.first?[.variant] == "over")
    #expect(Drawn(text.overlay(.red, in: Circle())).has(.clipTo(Outline(.circle))))
    #expect(Drawn(text.overlay { Color.red }).has(.background(.named("red"))))
    #expect(
      Drawn(text.overlay(Color.blue.opacity(0.5))).paint == .faded(.named("blue"), opacity: 0.5))
    #expect(
      Drawn(text.overlay(RoundedRectangle(cornerRadius: 3).stroke(.red), alignment: .center)).line?
        .width == 1)
    #expect(Drawn(text.overlay(alignment: .topTrailing) { Text("y") }).elements.count == 4)
  }
}
