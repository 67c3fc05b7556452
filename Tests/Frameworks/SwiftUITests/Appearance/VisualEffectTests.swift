import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct VisualEffectTests {
  /// The rules of the content inside of the measured box.
  private func rules(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> [StyleRule] {
    Drawn(Text(verbatim: "x").visualEffect(effect)).rules
  }

  private func plain(_ view: some View) -> [StyleRule] { Drawn(view).rules }

  private let text = Text(verbatim: "x")

  @Test func `colour effects in visualEffect set the same style rules as the modifiers`() {
    #expect(rules { content, _ in content.opacity(0.5) } == plain(text.opacity(0.5)))
    #expect(rules { content, _ in content.blur(radius: 3) } == plain(text.blur(radius: 3)))
    #expect(rules { content, _ in content.brightness(0.2) } == plain(text.brightness(0.2)))
    #expect(rules { content, _ in content.contrast(0.2) } == plain(text.contrast(0.2)))
    #expect(rules { content, _ in content.saturation(0.2) } == plain(text.saturation(0.2)))
    #expect(rules { content, _ in content.grayscale(0.2) } == plain(text.grayscale(0.2)))
    #expect(
      rules { content, _ in content.hueRotation(.degrees(9)) }
        == plain(text.hueRotation(.degrees(9))))
    #expect(
      rules { content, _ in content.blendMode(.multiply) } == plain(text.blendMode(.multiply)))
  }

  @Test func `geometry effects in visualEffect set the same style rules as the modifiers`() {
    #expect(rules { content, _ in content.offset(x: 3, y: 4) } == plain(text.offset(x: 3, y: 4)))
    #expect(
      rules { content, _ in content.offset(CGSize(width: 3, height: 4)) }
        == plain(text.offset(x: 3, y: 4)))
    #expect(
      rules { content, _ in content.scaleEffect(x: 2, y: 3, anchor: .top) }
        == plain(text.scaleEffect(x: 2, y: 3, anchor: .top)))
    #expect(rules { content, _ in content.scaleEffect(2) } == plain(text.scaleEffect(2)))
    #expect(
      rules { content, _ in content.scaleEffect(CGSize(width: 2, height: 1)) }
        == plain(text.scaleEffect(CGSize(width: 2, height: 1))))
    #expect(
      rules { content, _ in content.rotationEffect(.degrees(9), anchor: .top) }
        == plain(text.rotationEffect(.degrees(9), anchor: .top)))
    #expect(
      rules { content, _ in content.rotation3DEffect(.degrees(9), axis: (1, 0, 0)) }
        == plain(text.rotation3DEffect(.degrees(9), axis: (x: 1, y: 0, z: 0))))
    let map = CGAffineTransform(translationX: 5, y: 1)
    #expect(
      rules { content, _ in content.transformEffect(map) } == plain(text.transformEffect(map)))
  }

  @Test func `visual effects apply in the order of their calls`() {
    #expect(
      rules { content, _ in content.offset(x: 3).scaleEffect(2).opacity(0.5) }
        == plain(text.offset(x: 3).scaleEffect(2).opacity(0.5)))
    #expect(
      rules { content, _ in content.scaleEffect(2).offset(x: 3) }
        == plain(text.scaleEffect(2).offset(x: 3)))
    #expect(rules { content, _ in content } == plain(text), "an empty effect sets no rule")
    #expect(rules { _, _ in EmptyVisualEffect() } == plain(text))
  }

  private struct Half: View {
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }
        .visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
        .accessibilityIdentifier("box")
    }
  }

  @Test
  func `a view with a visual effect is hidden until it is measured, and then keeps its state`()
    throws
  {
    let screen = Screen(Half())
    #expect(screen.drawing.children[0].element[.variant] == "guess")
    try screen.button("count 0").tap()
    try screen.element("box").layOut(CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(screen.drawing.children[0].element[.variant] == nil)
    let inner = try #require(screen.drawing.children[0].children.first).element
    #expect(inner.style.contains(.offset(x: 40, y: 0)))
    #expect(screen.has("count 1"))
  }

  @Test func `a visual effect receives the frame of the view without the effect`() throws {
    let screen = Screen(
      Text(verbatim: "x").visualEffect { content, proxy in
        content.offset(y: proxy.frame(in: .global).minY)
      }
      .accessibilityIdentifier("box"))
    #expect(screen.drawing.children[0].element.events.contains(.place))
    try screen.element("box").layOut(CGRect(x: 0, y: 30, width: 80, height: 20))
    let box = try #require(screen.drawing.children.first)
    #expect(!box.element.style.contains(.offset(x: 0, y: 30)), "the measured box is not moved")
    #expect(box.children.first?.element.style.contains(.offset(x: 0, y: 30)) == true)
  }
}
