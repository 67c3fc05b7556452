import CoreSpotlight
import Testing

@Suite struct IndexTests {
  @Test func `indexing a Spotlight item throws indexingUnsupported`() async {
    let item = CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: nil,
      attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.text"))
    #expect(!CSSearchableIndex.isIndexingAvailable())
    await #expect(throws: CSIndexError(.indexingUnsupported)) {
      try await CSSearchableIndex.default().indexSearchableItems([item])
    }
  }
}
