import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Tests that sources which no target builds are not judged, and not part of import chains.
@Suite struct LeftOutSourceTests {
  private static let book = """
    {"layers": [
       {"name": "Domain", "folder": "Sources/Domain", "why": "pure"},
       {"name": "Kits", "folder": "Sources/Kit", "why": "beneath"}],
     "rules": [{"id": "pure", "kind": "imports", "in": "Domain", "forbid": "SwiftUI",
                "says": "no SwiftUI", "why": "pure"}]}
    """

  /// Checks a project.
  ///
  /// - Parameter folder: The folder of the source that imports SwiftUI.
  private func found(in folder: String, leavingOut more: String = "") throws -> [String] {
    let tree = WrittenTree([
      "Package.swift":
        "let p = Package(name: \"P\", targets: [.target(name: \"Domain\"\(more)), .target(name: \"Kit\"\(more))])",
      "Sources/Domain/City.swift": "import Kit\n",
      "Sources/Kit/Kit.swift": "struct Kit {}\n",
      "Sources/\(folder)/Legacy.swift": "import SwiftUI\n",
    ])
    let book = try LayerBook(json: Data(Self.book.utf8))
    return try LayerCheck(book: book).violations(in: tree).map { "\($0.path) \($0.found)" }
  }

  @Test func `a source that a target builds is checked, directly and through import chains`() throws
  {
    #expect(try found(in: "Domain") == ["Sources/Domain/Legacy.swift imports SwiftUI"])
    #expect(
      try found(in: "Kit") == ["Sources/Domain/City.swift imports SwiftUI indirectly, through Kit"])
  }

  @Test(
    arguments: ["Domain", "Kit"],
    [", exclude: [\"Legacy.swift\"]", ", sources: [\"City.swift\", \"Kit.swift\"]"])
  func `a source that no target builds is not checked`(folder: String, more: String) throws {
    #expect(try found(in: folder, leavingOut: more) == [])
  }
}
