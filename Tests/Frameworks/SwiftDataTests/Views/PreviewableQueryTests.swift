import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

#Preview("previewable queries") {
  @Previewable @Query var trips: [Trip]
  @Previewable @Query(sort: \Trip.name) var sorted: [Trip]
  Text("\(trips.count) trips")
  Text(sorted.map(\.name).joined(separator: ", "))
}

@MainActor struct PreviewableQueryTests {
  @Test func `a preview shows the models of its Previewable queries`() throws {
    let previews = try _PreviewCollector.all.filter {
      $0.fileID.hasSuffix("PreviewableQueryTests.swift")
    }
    .map { try $0.makePreview() }
    let preview = try #require(previews.first)
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for name in ["Rome", "Bern"] { container.mainContext.insert(Trip(name: name)) }
    let screen = Screen(preview._makeView().modelContainer(container))
    #expect(screen.text.contains("2 trips"))
    #expect(screen.text.contains("Bern, Rome"))
  }
}
