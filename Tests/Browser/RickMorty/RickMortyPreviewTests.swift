import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the previews of the characters app, in both frameworks.
@Suite(.timeLimit(.minutes(60))) struct RickMortyPreviewTests {
  @Test(
    .mission("R-48", "R-102", "R-103"),
    arguments: ["FeedView", "FeedListView", "FeedListViewController"])
  func `the preview gallery shows each list light, dark, with large text and right to left`(
    title: String
  ) async throws {
    try await GalleryUnderTest.run("rickmorty") { gallery in
      let preview = try #require(gallery.previews.first { $0.title == title })
      try await Browser.run(.viewport(.phone)) { browser in
        try await browser.open(gallery.page(preview.address))
        let first = title == "FeedListViewController" ? "Character 1" : "Rick Sanchez"
        try await browser.wait(
          until: """
            [...document.querySelectorAll('.looks iframe')].filter(frame =>
              frame.contentDocument?.body?.innerText.includes(args[0])).length === 4
            """, .string(first))
        try await browser.expectQuietConsole()
      }
    }
  }
}
