import StrataRendering
import Testing

@testable import StrataHTMLRenderer

@Suite struct ElementScrollTransitionTests {
  private func rules(_ transition: ElementScrollTransition) -> (
    face: String, css: String, name: String
  ) {
    let rule = StyleRule.scrolled(transition).className
    return (rule.face ?? "", rule.css ?? "", rule.name)
  }

  private let faded = ElementScrollTransition.End(TransitionState(with: [.opacity(0.3)]))

  @Test func `a scroll transition is a view timeline unless motion is reduced`() {
    let (face, css, name) = rules(ElementScrollTransition(start: faded, end: faded))
    #expect(css == "animation:\(name) linear both;animation-timeline:view(block)")
    #expect(
      face == "@media (prefers-reduced-motion:no-preference){@keyframes \(name){"
        + "entry 0%{opacity:0.3;animation-timing-function:linear}entry 100%{opacity:1}"
        + "exit 0%{opacity:1;animation-timing-function:linear}exit 100%{opacity:0.3}}}")
  }

  @Test func `different scroll transitions have different names, equal ones the same`() {
    let down = rules(ElementScrollTransition(start: faded, end: faded))
    let across = rules(ElementScrollTransition(start: faded, end: faded, isHorizontal: true))
    #expect(across.css.hasSuffix("view(inline)") && across.name != down.name)
    #expect(rules(ElementScrollTransition(start: faded, end: faded)).name == down.name)
  }

  @Test(arguments: [
    (0.0, "entry 0%", "exit 100%"), (0.4, "entry 40%", "exit 60%"), (2, "cover 50%", "cover 50%"),
    (1.5, "cover 37.5%", "cover 62.5%"), (-3, "entry 0%", "exit 100%"),
    (9, "cover 50%", "cover 50%"),
  ])
  func `a scroll transition starts at its threshold`(rest: Double, entry: String, exit: String) {
    let end = ElementScrollTransition.End(TransitionState(with: [.opacity(0.3)]), rest: rest)
    let face = rules(ElementScrollTransition(start: end, end: end)).face
    #expect(face.contains("\(entry){opacity:1}") && face.contains("\(exit){opacity:1;"))
  }

  @Test func `each phase of a scroll transition sets every property that any phase sets`() {
    let moved = ElementScrollTransition.End(
      TransitionState(with: [.offset(x: 0, y: 30), .filter(.blur(2)), .filter(.grayscale(1))]))
    let face = rules(ElementScrollTransition(start: faded, end: moved)).face
    #expect(face.contains("entry 0%{filter:blur(2px) grayscale(1);opacity:1;translate:0 30px;"))
    #expect(face.contains("exit 100%{filter:none;opacity:0.3;translate:none}"))
  }
}
