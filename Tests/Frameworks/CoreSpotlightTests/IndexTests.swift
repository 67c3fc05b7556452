import CoreSpotlight
import Testing

@Suite struct IndexTests {
  @Test func `an item is not indexed, and the error says why`() async {
    let item = CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: nil,
      attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.text"))
    #expect(!CSSearchableIndex.isIndexingAvailable())
    await #expect(throws: CSIndexError(.indexingUnsupported)) {
      try await CSSearchableIndex.default().indexSearchableItems([item])
    }
  }
}
