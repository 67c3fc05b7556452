import Testing

@testable import ParityReport

@Suite struct MarkerTests {
  @Test func `a docstring says what differs, up to the blank line`() {
    let marker = Marker(docstring: ["Draws.", "", "Partial: none of", " your own.", "", "More."])
    #expect(marker?.kind == .partial)
    #expect(marker?.text == "none of your own.")
  }

  @Test func `a docstring without such a sentence differs in nothing`() {
    #expect(Marker(docstring: ["Draws.", "It is Partial: no."]) == nil)
  }
}
