import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Sources that no target builds break nothing, and lead nowhere.
@Suite struct LeftOutSourceTests {
  private static let book = """
    {"floors": [
       {"name": "Domain", "folder": "Sources/Domain", "why": "pure"},
       {"name": "Kits", "folder": "Sources/Kit", "why": "beneath"}],
     "rules": [{"id": "pure", "kind": "imports", "in": "Domain", "forbid": "SwiftUI",
                "says": "no SwiftUI", "why": "pure"}]}
    """

  /// - Parameter folder: Where the source that imports SwiftUI lies.
  private func found(in folder: String, leavingOut more: String = "") throws -> [String] {
    let tree = WrittenTree([
      "Package.swift":
        "let p = Package(name: \"P\", targets: [.target(name: \"Domain\"\(more)), .target(name: \"Kit\"\(more))])",
      "Sources/Domain/City.swift": "import Kit\n",
      "Sources/Kit/Kit.swift": "struct Kit {}\n",
      "Sources/\(folder)/Legacy.swift": "import SwiftUI\n",
    ])
    let book = try LayerBook(json: Data(Self.book.utf8))
    return try LayerCheck(book: book).breaches(in: tree).map { "\($0.path) \($0.found)" }
  }

  @Test func `what is built is judged, by itself and through others`() throws {
    #expect(try found(in: "Domain") == ["Sources/Domain/Legacy.swift imports SwiftUI"])
    #expect(try found(in: "Kit") == ["Sources/Domain/City.swift reaches SwiftUI through Kit"])
  }

  @Test(
    arguments: ["Domain", "Kit"],
    [", exclude: [\"Legacy.swift\"]", ", sources: [\"City.swift\", \"Kit.swift\"]"])
  func `what is left out is not`(folder: String, more: String) throws {
    #expect(try found(in: folder, leavingOut: more) == [])
  }
}
