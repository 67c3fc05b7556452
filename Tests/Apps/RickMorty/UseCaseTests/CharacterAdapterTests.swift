import Foundation
import StrataKitTesting
import Testing

@testable import UseCase

@Suite("CharacterAdapter") struct CharacterAdapterTests {
  @Test(.mission("R-35")) func `the adapter maps every field of the response`() {
    let image = "https://example.org/a.png"
    let shown = CharacterAdapter(.fixture(id: 7, name: "Rick", status: "Dead", image: image))
    #expect((shown.id, shown.name, shown.status) == (7, "Rick", .dead))
    #expect((shown.origin, shown.location) == ("Earth (C-137)", "unknown"))
    #expect(shown.image?.absoluteString == image)
    #expect(shown.url?.absoluteString == "https://example.org/character/7")
    #expect(shown.episodes == [3, 7])
    #expect(shown.created?.timeIntervalSince1970.rounded(.down) == 1_509_821_421)
  }

  @Test(.mission("R-65")) func `a status is read in any case, and an unknown one keeps its text`() {
    #expect(CharacterStatus("UNKNOWN") == .unknown)
    #expect(CharacterStatus("Presumed dead") == .other("Presumed dead"))
    #expect(CharacterStatus.filters.map(\.parameter) == ["alive", "dead", "unknown"])
  }

  @Test(arguments: ["", "no address", "file:///etc/passwd", "javascript:alert(1)"])
  func `an image that is not a web address is ignored`(image: String) {
    #expect(CharacterAdapter(.fixture(image: image)).image == nil)
  }

  @Test func `a favourite survives conversion to the service's format and back`() {
    let shown = CharacterAdapter.fixture(id: 9, name: "Beth")
    #expect(CharacterAdapter(CharacterResponse(shown)) == shown)
  }
}
