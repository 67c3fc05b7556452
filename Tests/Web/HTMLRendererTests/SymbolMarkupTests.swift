import StrataRendering
import Testing

@testable import StrataHTMLRenderer

@Suite struct SymbolMarkupTests {
  @Test func `a palette fills the layers of a symbol that has some`() {
    let layered = SymbolMarkup.markup("cloud.rain.fill", isLayered: true)
    #expect(layered.contains("fill=\"var(--s1)\"") && layered.contains("fill=\"var(--s2)\""))
    #expect(!SymbolMarkup.markup("cloud.rain.fill").contains("fill="))
    #expect(!SymbolMarkup.markup("star", isLayered: true).contains("fill="))
  }

  @Test func `an element with a palette is drawn in layers`() {
    func markup(_ style: [StyleRule]) -> String {
      let element = Element(.symbol, style: style, attributes: [.symbol: "cloud.sun.fill"])
      return element.html(ElementID(5)).lead
    }
    let palette = StyleRule.symbolPalette([.named("gray"), .named("orange")])
    #expect(markup([palette]).contains("var(--s2)"))
    #expect(!markup([.foreground(.named("gray"))]).contains("var(--s2)"))
  }
}
