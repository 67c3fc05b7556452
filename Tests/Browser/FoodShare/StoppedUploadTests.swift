import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a server that is killed while a photo is on its way.
@Suite(.timeLimit(.minutes(60))) struct StoppedUploadTests {
  @Test func `after the server was killed during an upload, the draft is sent with the photo once`()
    async throws
  {
    let folder = try TemporaryFolder()
    let photo = folder.file("bread.png")
    try #require(Data(base64Encoded: Self.picture)).write(to: photo)
    let app = try await ServedApp.start("foodshare")
    try await Browser.run(.viewport(.phone)) { giver in
      try await giver.look(at: "London", app)
      try await giver.click(.testID("feed.offer"))
      try await giver.type("Rye bread", into: .testID("offer.title"))
      try await giver.waitUntilLive()
      try await giver.click(.testID("offer.photo"))
      // The server has confirmed this tap, and so the name that was typed before it.
      try await giver.waitUntilLive()
      try await giver.choose(photo, in: .testID("FileField"))
      try await app.kill()
      try await app.restart()
      try await giver.openLive(app.url.absoluteString)
      try await giver.click(.testID("feed.offer"))
      try await giver.waitFor(testID: "offer.anew")
      let title = try await giver.run(
        "return document.querySelector(\"[data-testid='offer.title']\").value")
      #expect(title.string == "Rye bread", "what was typed is in the draft")
      // Whether it arrived before the end is open; if not, it is chosen again.
      if try await giver.findAll(.testID("offer.photo.remove")).isEmpty {
        try await giver.waitUntilLive()
        try await giver.click(.testID("offer.photo"))
        try await giver.choose(photo, in: .testID("FileField"))
        try await giver.waitGone(.testID("FileField"))
        try await giver.waitFor(testID: "offer.photo.remove")
      }
      try await giver.choosePlace("London")
      try await giver.waitUntilLive()
      try await giver.click(.testID("offer.save"))
      try await giver.waitGone(.testID("offer.save"))
      try await giver.waitForOffers("1 offer")
      try await giver.waitFor(.css("[data-testid='feed.listing'] img[src^='/~/asset/']"))
      #expect(try await giver.findAll(.testID("feed.listing")).count == 1)
      try await giver.expectQuiet(ignoring: "WebSocket connection")
    }
    try await app.stop()
  }

  /// A picture of 16 × 16 pixels.
  private static let picture = """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mM40eNGEmIY1TCqYfhqAAB53JoQ2xqnjQAA\
    AABJRU5ErkJggg==
    """
}
