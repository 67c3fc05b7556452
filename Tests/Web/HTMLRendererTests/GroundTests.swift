import Foundation
import StrataRendering
import Testing

@testable import StrataHTMLRenderer

/// Tests of backgrounds that extend to the edges of the window.
@Suite struct GroundTests {
  private let red = StyleRule.background(.named("red"))

  private func classes(_ element: Element, _ stretch: Stretch = .both) -> [String] {
    var element = element
    element.stretch = stretch
    return element.html(ElementID(7)).classes
  }

  @Test func `the background of a view that takes all space extends to the edges of the page`() {
    #expect(classes(Element(.vStack, style: [red])).contains("gd-red"))
    #expect(classes(Element(.scroll, style: [red])).contains("gd-red"))
    #expect(StyleRule.ground(.named("red")).css?.contains("border-image:linear-gradient(") == true)
    #expect(Element(.vStack, style: [red]).allRules == [red])
  }

  @Test func `smaller, rounded, clipped and contained backgrounds do not extend to the edges`() {
    #expect(classes(Element(.vStack, style: [red]), .width).contains("b-red"))
    for rule in [StyleRule.rounded(8), .clip, .trait(.contained), .border(.named("red"), width: 1)]
    {
      #expect(classes(Element(.vStack, style: [red, rule])).contains("b-red"), "\(rule)")
    }
    let glass = StyleRule.background(.named("thinMaterial"))
    #expect(classes(Element(.vStack, style: [glass])).contains("b-thinMaterial"))
    #expect(classes(Element(.button, style: [red])).contains("b-red"))
  }

  @Test func `padding has a class that stops backgrounds inside it`() {
    let padding = StyleRule.padding(top: 8, leading: nil, bottom: nil, trailing: nil)
    #expect(padding.className.classes.hasSuffix(" pd"))
  }

  @Test func `a background extends only to the given edges`() throws {
    let element = Element(.vStack, style: [red, .reach([.top, .leading])])
    #expect(classes(element).contains("gd3-red"))
    let css = try #require(StyleRule.ground(.named("red"), [.top, .leading]).css)
    #expect(css.contains("fill/0/var(--bt) 0 0 var(--bs);"))
    #expect(css.contains("border-image-outset:var(--bt) var(--bs) 0 0}"))
    #expect(classes(Element(.vStack, style: [red, .reach(.top)]), .width).contains("b-red"))
  }

  @Test func `the bar material has the page's colour for bars`() {
    let bar = StyleRule.background(.named("barMaterial")).className
    #expect(bar.name == "b-barMaterial" && bar.css == "background:var(--bar)")
  }

  @Test
  func `a background in a secondary or tertiary style has another colour than text in it`() {
    for name in ["secondary", "tertiary", "quaternary"] {
      let half = Paint.faded(.named(name), opacity: 0.5)
      let area = "color-mix(in srgb,var(--fill-\(name),var(--\(name))) 50%,transparent)"
      #expect(StyleRule.background(half).className.css == "background:\(area)")
      #expect(
        StyleRule.background(.named(name)).className.css
          == "background:var(--fill-\(name),var(--\(name)))")
      #expect(
        StyleRule.foreground(half).className.css
          == "color:color-mix(in srgb,var(--\(name)) 50%,transparent)")
    }
  }

  @Test func `the background of a large title extends to the edges of its page`() {
    #expect(classes(Element(.largeTitle, style: [red]), []).contains("gd-red"))
  }

  @Test func `a divider that ignores the safe area gets longer and no thicker`() {
    let css =
      StyleRule.bleeds(top: true, leading: true, bottom: true, trailing: true)
      .className.css ?? ""
    let parts = css.components(separatedBy: "&:not(.h>.dv)")
    #expect(parts.count == 2)
    #expect(parts[0].hasPrefix("&:not(.dv:not(.h>*)){margin-block:"))
    #expect(parts[1].hasPrefix("{margin-inline:") && !parts[1].contains("block"))
  }
}
