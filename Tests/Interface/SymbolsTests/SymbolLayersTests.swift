import Testing

@testable import StrataSymbols

struct SymbolLayersTests {
  @Test(arguments: Array(SymbolLayers.table.keys).sorted())
  func `each symbol in the table of layered symbols is drawn with all of its layers`(name: String)
    throws
  {
    let symbol = try #require(Symbols.layered(named: name))
    #expect(symbol.parts == Symbols.parts(named: name))
    for layer in 1...symbol.parts.count {
      #expect(symbol.markup.contains("<path fill=\"var(--s\(layer))\" d=\"M"), "\(name)")
    }
    #expect(!symbol.markup.contains("--s\(symbol.parts.count + 1)"), "\(name)")
  }

  @Test
  func `paths with relative starting points keep their positions when they are split into layers`()
    throws
  {
    let markup = #"<path d="M4 12a1 1 0 0 1 1 1zm3 0l1 1zM9 1l2 2zm-.5.25l1 1z"/>"#
    let plan = SymbolLayers.Plan("0110", [.cloud, .drop])
    let symbol = try #require(SymbolLayers.split(markup, by: plan))
    #expect(
      symbol.markup == #"<path fill="var(--s1)" d="M4.0 12.0a1 1 0 0 1 1 1zM8.5 1.25l1 1z"/>"#
        + #"<path fill="var(--s2)" d="M7.0 12.0l1 1zM9.0 1.0l2 2z"/>"#)
  }

  @Test func `a drawing whose number of paths differs from the plan is not split into layers`() {
    let plan = SymbolLayers.Plan("01", [.cloud, .sun])
    #expect(SymbolLayers.split(#"<path d="M1 1l2 2z"/>"#, by: plan) == nil)
    #expect(SymbolLayers.split(#"<path d="h1zM1 1l2 2z"/>"#, by: plan) == nil)
    #expect(Symbols.layered(named: "star") == nil && Symbols.parts(named: "star") == nil)
  }
}
