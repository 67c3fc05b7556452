import Foundation
import StrataRendering
import Testing

@testable import StrataHTMLRenderer

@Suite struct EffectMarkupTests {
  @Test func `an effect writes each frame completely`() {
    let effect = Effect(
      [
        .init(TransitionState(with: [.scale(x: 1, y: 1)]), at: 0, curve: .linear),
        .init(TransitionState(with: [.scale(x: 2, y: 2), .opacity(0.5)]), at: 0.25),
        .init(.none, at: 1),
      ], duration: 0.5, times: .infinity)
    #expect(
      effect.css == "0 500 0 0 0|offset:0;easing:linear;opacity:1;scale:1 1"
        + "|offset:0.25;opacity:0.5;scale:2 2|offset:1;opacity:1;scale:1 1")
    let once = Effect(
      [.init(.faded), .init(.none)], duration: 1, stays: true, run: 3, isForSymbols: true)
    #expect(once.css == "3 1000 1 1 1|opacity:0|opacity:1")
  }

  @Test func `an effect leaves out properties that are the same in all frames, such as a size`() {
    let size = StyleRule.size(width: 1920, height: 220)
    let drift = Effect(
      [
        .init(TransitionState(with: [size, .offset(x: 0, y: 0)]), at: 0, curve: .linear),
        .init(TransitionState(with: [size, .offset(x: -960, y: 0)]), at: 1),
      ], duration: 100, times: .infinity)
    #expect(
      drift.css == "0 100000 0 0 0|offset:0;easing:linear;translate:0 0|offset:1;translate:-960px 0"
    )
    let turn = Effect(
      [
        .init(TransitionState(with: [.rotation(degrees: 0, anchor: Point(0, 0))])),
        .init(TransitionState(with: [.rotation(degrees: 90, anchor: Point(0, 0))])),
      ], duration: 1)
    #expect(turn.css.components(separatedBy: "transformOrigin:").count == 3)
  }

  @Test
  func `effects, content transitions and matched geometry names are written as data attributes`() {
    let effect = Effect([.init(.faded), .init(.none)], duration: 1)
    let element = Element(
      .text, style: [.renewal(.faded), .effect(effect)], attributes: [.twin: "1 a"], text: "x")
    let html = element.html(ElementID(5))
    let facts = Dictionary(html.allAttributes, uniquingKeysWith: { first, _ in first })
    #expect(
      facts["data-ct"] == "opacity:0" && facts["data-fx"] == "0 1000 1 0 0|opacity:0|opacity:1")
    #expect(facts["data-mg"] == "1 a" && facts["class"]?.contains(" ") != true)
  }
}
