import Testing

@testable import ParityReport

@Suite struct MarkerTests {
  @Test func `a docstring says what differs, up to the blank line`() {
    let marker = Marker(docstring: ["Draws.", "", "Partial: none of", " your own.", "", "More."])
    #expect(marker?.kind == .partial)
    #expect(marker?.text == "none of your own.")
  }

  @Test func `a docstring may speak of some arguments alone`() {
    let marker = Marker(docstring: ["Partial in `style`, `edge`: arcs."])
    #expect(marker?.text == "in `style`, `edge`: arcs." && marker?.arguments == ["style", "edge"])
    #expect(marker?.concerns(["radius", "edge"]) == true && marker?.concerns(nil) == true)
    #expect(marker?.concerns(["radius"]) == false)
    #expect(Marker(docstring: ["Partial: arcs."])?.concerns(["radius"]) == true)
  }

  @Test func `a docstring without such a sentence differs in nothing`() {
    #expect(Marker(docstring: ["Draws.", "It is Partial: no."]) == nil)
  }
}
