import StrataRendering
import StrataWire
import Testing

@testable import StrataHTMLRenderer

@MainActor @Suite struct MotionTests {
  private func operations(_ mutations: [Mutation]) -> [PatchOperation] {
    let renderer = HTMLRenderer()
    var patch: [PatchOperation] = []
    renderer.onPatch = { patch = $0 }
    renderer.apply(mutations)
    return patch
  }

  @Test func `curves are written as CSS timing functions`() {
    #expect(Motion.Curve.linear.css == "linear")
    #expect(Motion.Curve.bezier(0.42, 0, 1, 1).css == "ease-in")
    #expect(Motion.Curve.bezier(0, 0, 0.58, 1).css == "ease-out")
    #expect(Motion.Curve.bezier(0.42, 0, 0.58, 1).css == "ease-in-out")
    #expect(Motion.Curve.bezier(0.1, -2, 7, 3).css == "cubic-bezier(0.1,-2,1,3)")
    #expect(Motion.Curve.samples([0, 0.25, 1.1, 1]).css == "linear(0,.25,1.1,1)")
    #expect(Motion.Curve.samples([]).css == "linear")
  }

  @Test func `transition states are written as the properties that the script animates`() {
    #expect(TransitionState.none.css == "")
    #expect(TransitionState.faded.css == "opacity:0")
    var beyond = TransitionState(with: [.offset(x: 0, y: 8)])
    beyond.part = Point(-1, 0)
    #expect(beyond.css == "translate:-100% 8px")
    beyond.part.y = 0.5
    #expect(beyond.css == "translate:-100% calc(50% + 8px)")
    let turned = TransitionState(with: [
      .rotation(degrees: 90), .scale(x: 0, y: 2, anchor: Point(0, 1)), .filter(.blur(4)),
    ])
    #expect(turned.css == "rotate:90deg;scale:0 2;transformOrigin:0% 100%;filter:blur(4px)")
  }

  @Test func `an animation operation precedes the operations that it animates, and no others`() {
    let motion = Motion(.linear, duration: 0.25, delay: 1, times: .infinity, reverses: true)
    let timing = Timing(easing: "linear", duration: 250, delay: 1000, times: 0, reverses: true)
    let (plain, clear) = (Element(.box), Element(.box, style: [.opacity(0.5)]))
    let patch = operations([
      .motion(motion), .update(ElementID(5), from: plain, to: clear), .motion(nil),
      .remove(ElementID(6)), .motion(motion), .update(ElementID(7), from: plain, to: plain),
    ])
    #expect(
      patch == [
        .motion(timing), .rule(".o0_5{opacity:0.5}"),
        .attribute(id: 5, name: "class", value: "bx o0_5"), .motion(nil), .remove(id: 6),
      ])
  }

  @Test func `insertions and removals contain the transition states from or to which they animate`()
  {
    let motion = Motion(.linear, duration: 1, scope: [ElementID(7)])
    let patch = operations([
      .motion(motion),
      .insert(
        ElementTree(id: ElementID(7), element: Element(.box)), parent: .screen, before: nil,
        from: .faded), .remove(ElementID(8), to: TransitionState.none),
    ])
    #expect(
      patch == [
        .motion(Timing(easing: "linear", duration: 1000, scope: [7])),
        .insert(
          parent: 1, before: 0, html: "<div data-n=\"7\" class=\"bx\"></div>", from: "opacity:0"),
        .remove(id: 8, to: ""),
      ])
  }
}
