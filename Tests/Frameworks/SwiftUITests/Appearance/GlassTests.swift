import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct GlassTests {
  private let material = StyleRule.background(.named("regularMaterial"))

  @Test func `a glass effect sets a material in a shape`() {
    #expect(Drawn(Text("x").glassEffect()).has(material))
    #expect(Drawn(Text("x").glassEffect()).has(.rounded(9999)), "a capsule is the default shape")
    let thin = Drawn(Text("x").glassEffect(.clear, in: .rect(cornerRadius: 5)))
    #expect(thin.has(.background(.named("ultraThinMaterial"))) && thin.has(.rounded(5)))
    #expect(Drawn(Text("x").glassEffect(.identity)).rules.isEmpty)
    #expect(Drawn(Text("x").glassEffect(.regular, in: Circle())).has(.clipTo(Outline(.circle))))
  }

  @Test func `tinted glass mixes its material with the tint`() {
    let tinted: Glass = .regular.tint(.red).interactive()
    let paint = Paint.mixed(
      .named("regularMaterial"), .named("red"), fraction: 0.3, isPerceptual: false)
    #expect(Drawn(Text("x").glassEffect(tinted)).has(.background(paint)))
    #expect(Drawn(Text("x").glassEffect(.regular.tint(nil))).has(material))
    #expect(
      Drawn(Text("x").glassEffect(.clear.interactive(false), in: DefaultGlassEffectShape()))
        .has(.background(.named("ultraThinMaterial"))))
  }

  @Test func `a glass effect in a GlassEffectContainer keeps its material`() {
    let group = GlassEffectContainer(spacing: 10) { Text("x").glassEffect() }
    #expect(Screen(group).lines == ["x"] && Drawn(group).has(material))
  }

  @Test func `views whose glass has a common identity keep their glass`() {
    struct Tools: View {
      @Namespace var space
      var body: some View {
        GlassEffectContainer {
          Text("x").glassEffect().glassEffectUnion(id: "tools", namespace: space)
          Text("y").glassEffect().glassEffectID("y", in: space)
        }
      }
    }
    #expect(Screen(Tools()).lines == ["x", "y"])
    #expect(Drawn(Tools()).has(material))
  }

  @Test func `glass button styles set a capsule with a material or prominence`() throws {
    func button(_ style: some PrimitiveButtonStyle) throws -> Element {
      try Screen(Button("x") {}.buttonStyle(style)).button("x").drawing
    }
    #expect(try button(.glass).style == [.capsule, material])
    #expect(try button(GlassButtonStyle()).style == [.capsule, material])
    let clear = StyleRule.background(.named("ultraThinMaterial"))
    #expect(try button(.glass(.clear)).style == [.capsule, clear])
    #expect(try button(GlassButtonStyle(.clear)).style == [.capsule, clear])
    for prominent in [try button(.glassProminent), try button(GlassProminentButtonStyle())] {
      #expect(prominent[.variant] == "prominent" && prominent.style == [.capsule])
    }
    struct Own: PrimitiveButtonStyle {
      var isProminent: Bool
      @ViewBuilder func makeBody(configuration: Configuration) -> some View {
        if isProminent {
          GlassProminentButtonStyle().makeBody(configuration: configuration)
        } else {
          GlassButtonStyle().makeBody(configuration: configuration)
        }
      }
    }
    #expect(try button(Own(isProminent: true))[.variant] == "prominent")
    #expect(try button(Own(isProminent: false))[.variant] == "bordered")
  }
}
