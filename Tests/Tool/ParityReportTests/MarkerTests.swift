import Testing

@testable import ParityReport

@Suite struct MarkerTests {
  @Test func `the text after Partial: in a docstring is read up to the next blank line`() {
    let marker = Marker(docstring: ["Draws.", "", "Partial: none of", " your own.", "", "More."])
    #expect(marker?.kind == .partial)
    #expect(marker?.text == "none of your own.")
  }

  @Test func `a docstring's Partial note can concern some arguments of a function only`() {
    let marker = Marker(docstring: ["Partial in `style`, `edge`: arcs."])
    #expect(marker?.text == "in `style`, `edge`: arcs." && marker?.arguments == ["style", "edge"])
    #expect(marker?.concerns(["radius", "edge"]) == true && marker?.concerns(nil) == true)
    #expect(marker?.concerns(["radius"]) == false)
    #expect(Marker(docstring: ["Partial: arcs."])?.concerns(["radius"]) == true)
  }

  @Test func `a docstring without a line that begins with Partial: has no marker`() {
    #expect(Marker(docstring: ["Draws.", "It is Partial: no."]) == nil)
  }
}
