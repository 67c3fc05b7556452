import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct ShadowTests {
  private func shadows(_ view: some View) -> [Paint.Shadow] {
    for case .filter(.shadows(let shadows)) in Drawn(view).rules { return shadows }
    return []
  }

  @Test func `several shadows of a style are drawn together, with the last one in front`() {
    let (near, far): (ShadowStyle, ShadowStyle) = (
      .drop(color: .red, radius: 1), .drop(color: .blue, radius: 8, y: 4)
    )
    let both = shadows(Circle().fill(Color.green.shadow(far).shadow(near)))
    #expect(both.map(\.paint) == [.named("red"), .named("blue")])
    #expect(both.map(\.radius) == [1, 8] && both.map(\.y) == [0, 4])
    #expect(both.allSatisfy { !$0.isInner })
  }

  @Test func `an inner shadow is drawn inside the shape or text`() {
    let inner = ShadowStyle.inner(color: .black, radius: 3, x: 1, y: 2)
    let shape = shadows(RoundedRectangle(cornerRadius: 4).fill(Color.red.shadow(inner)))
    #expect(shape == [Paint.Shadow(.named("black"), radius: 3, x: 1, y: 2, isInner: true)])
    #expect(shadows(Text("x").foregroundStyle(.red.shadow(inner))) == shape)
    #expect(shadows(Text("x").foregroundStyle(.shadow(inner))).count == 1)
  }

  @Test func `a single drop shadow is drawn with the shadow filter`() {
    let one = Circle().fill(Color.red.shadow(.drop(radius: 3)))
    #expect(shadows(one).isEmpty)
    #expect(
      Drawn(one).rules.contains { if case .filter(.shadow) = $0 { true } else { false } })
  }
}
