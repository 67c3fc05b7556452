import StrataRendering
import StrataSymbols
import Testing

@testable import StrataHTMLRenderer

@Suite struct SymbolMarkupTests {
  @Test
  func `a palette colours the layers of a symbol with layers, and leaves other symbols alone`() {
    let layered = SymbolMarkup.markup("cloud.rain.fill", isLayered: true)
    #expect(layered.contains("fill=\"var(--s1)\"") && layered.contains("fill=\"var(--s2)\""))
    #expect(!SymbolMarkup.markup("cloud.rain.fill").contains("fill="))
    #expect(!SymbolMarkup.markup("star", isLayered: true).contains("fill="))
  }

  @Test
  func `an app's symbol drawing is written as SVG paths, and a malformed one is replaced`() {
    #expect(
      SymbolMarkup.markup("@0.2 0 0 0.2 0 -13|M0 0L8-5z|M1 1h2")
        == "<g transform=\"matrix(0.2 0 0 0.2 0 -13)\"><path d=\"M0 0L8-5z\"/>"
        + "<path d=\"M1 1h2\"/></g>")
    for hostile in ["@", "@1 0 0 1 0 0", "@1 0 0 1 0 0|\"/><script>", "@1)\"x|M0 0", "@x|M0 0"] {
      #expect(SymbolMarkup.markup(hostile) == Symbol.neutral.markup, "\(hostile)")
    }
  }

  @Test func `a symbol element is drawn in layers only if its style has a palette`() {
    func markup(_ style: [StyleRule]) -> String {
      let element = Element(.symbol, style: style, attributes: [.symbol: "cloud.sun.fill"])
      return element.html(ElementID(5)).lead
    }
    let palette = StyleRule.symbolPalette([.named("gray"), .named("orange")])
    #expect(markup([palette]).contains("var(--s2)"))
    #expect(!markup([.foreground(.named("gray"))]).contains("var(--s2)"))
  }
}
