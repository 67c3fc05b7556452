import Foundation
import StrataBrowserTesting

/// The preview gallery of one of the package's programs.
///
///     try await GalleryUnderTest.run("weda") { gallery in
///       for preview in gallery.previews { … gallery.address(preview, "dark") … }
///     }
struct GalleryUnderTest {
  /// An entry of `/~/previews.json`.
  struct Preview: Decodable, Sendable {
    var module: String
    var place: String
    var title: String
    var origin: String
    var address: String
  }

  let app: ServedApp
  let previews: [Preview]

  /// Starts the program, reads its previews, runs the body and stops it.
  static func run(_ program: String, _ body: (GalleryUnderTest) async throws -> Void) async throws {
    let app = try await ServedApp.start(program, arguments: ["--previews"])
    let answer = try await RawHTTPClient(app.url).get("/~/previews.json")
    let previews = try JSONDecoder().decode([Preview].self, from: Data(answer.text.utf8))
    try await body(GalleryUnderTest(app: app, previews: previews))
    try await app.stop()
  }

  /// Returns the address of a page, such as `/previews`.
  func page(_ path: String) -> String {
    app.url.absoluteString.trimmingCharacters(in: ["/"]) + path
  }
}
