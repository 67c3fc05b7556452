import Testing

@testable import ParityReport

@Suite struct MarkerTests {
  @Test func `a docstring's marker is read up to the blank line`() {
    let marker = Marker(docstring: ["Draws.", "", "Partial: none of", " your own.", "", "More."])
    #expect(marker?.kind == .partial)
    #expect(marker?.text == "none of your own.")
  }

  @Test func `a docstring's marker may be about some arguments only`() {
    let marker = Marker(docstring: ["Partial in `style`, `edge`: arcs."])
    #expect(marker?.text == "in `style`, `edge`: arcs." && marker?.arguments == ["style", "edge"])
    #expect(marker?.concerns(["radius", "edge"]) == true && marker?.concerns(nil) == true)
    #expect(marker?.concerns(["radius"]) == false)
    #expect(Marker(docstring: ["Partial: arcs."])?.concerns(["radius"]) == true)
  }

  @Test func `a docstring without a marker has no difference`() {
    #expect(Marker(docstring: ["Draws.", "It is Partial: no."]) == nil)
  }
}
