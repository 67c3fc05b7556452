import Foundation
import ImportGraph
import KitTesting
import LayerRules
import Testing

/// A small house with two apps: kept as it stands, and one breach at a time.
@Suite struct LayerCheckTests {
  private func book(exceptions: String = "[]", extraFloor: String = "") throws -> LayerBook {
    let json = """
      {"roots": ["Apps", "Sources"], "exceptions": \(exceptions),
       "platformFree": {"floors": ["Domain"], "conditions": ["os", "canImport"],
                        "why": "one source", "rows": []},
       "floors": [
         {"name": "Domain", "folder": "Apps/{app}/Domain", "module": "{app}Domain", "floors": [],
          "modules": ["Foundation"], "why": "pure", "rows": []},
         {"name": "Data", "folder": "Apps/{app}/Data", "module": "{app}Data",
          "floors": ["Domain"], "modules": ["Foundation", "NetKit"], "why": "wired", "rows": []},
         \(extraFloor)
         {"name": "Kits", "folder": "Sources/Kits/{module}", "module": "{module}", "floors": [],
          "modules": ["Foundation"], "why": "alone", "rows": []}]}
      """
    return try LayerBook(json: Data(json.utf8))
  }

  private static let kept = [
    "Apps/A/Domain/City.swift": "import Foundation",
    "Apps/A/Data/Deep/Store.swift": "import ADomain\nimport NetKit\nimport AData",
    "Apps/B/Domain/Town.swift": "// import SwiftUI\n#if DEBUG\n#endif",
    "Sources/Kits/NetKit/Net.swift": "import struct Foundation.URL",
    "Sources/Kits/FileKit/File.swift": "",
  ]

  private func broken(_ path: String, _ text: String, book: LayerBook? = nil) throws -> [String] {
    var contents = Self.kept
    contents[path] = text
    let check = LayerCheck(book: try book ?? self.book())
    return try check.breaches(in: WrittenTree(contents)).map {
      "\($0.path):\($0.line ?? 0) \($0.found)"
    }
  }

  @Test func `a house in order has no breach`() throws {
    #expect(try LayerCheck(book: book()).breaches(in: WrittenTree(Self.kept)).isEmpty)
  }

  @Test(arguments: [
    ("Apps/A/Domain/City.swift", "import SwiftUI", "imports SwiftUI"),
    ("Apps/A/Domain/City.swift", "@_exported import AData", "imports AData"),
    ("Apps/A/Data/X.swift", "import BDomain", "imports BDomain"),
    ("Apps/A/Data/X.swift", "import FileKit", "imports FileKit"),
    ("Sources/Kits/NetKit/Net.swift", "import FileKit", "imports FileKit"),
    ("Apps/A/Domain/City.swift", "#if os(Linux)\n#endif", "asks for its platform with 'os'"),
    (
      "Apps/A/Domain/X.swift", "#if DEBUG && canImport(B)", "asks for its platform with 'canImport'"
    ),
  ])
  func `a breach is found with its file and line`(path: String, text: String, found: String) throws
  {
    #expect(try broken(path, "\n" + text) == ["\(path):2 \(found)"])
  }

  @Test func `a folder that no floor names is a breach`() throws {
    #expect(
      try broken("Sources/New/X/a.swift", "") == ["Sources/New/X/a.swift:0 stands on no floor"])
  }

  @Test func `a floor without a module is a breach`() throws {
    let empty = """
      {"name": "Web", "folder": "Sources/Web/{module}", "module": "{module}", "floors": [],
       "modules": [], "why": "x", "rows": []},
      """
    let breaches = try broken("Sources/Kits/NetKit/Net.swift", "", book: book(extraFloor: empty))
    #expect(breaches == ["strata.json:0 the floor Web has no module"])
  }

  @Test func `an exception allows one import and is reported when nothing needs it`() throws {
    let exceptions = #"[{"module": "NetKit", "imports": "FileKit", "why": "caches"}]"#
    let book = try book(exceptions: exceptions)
    #expect(try broken("Sources/Kits/NetKit/Net.swift", "import FileKit", book: book).isEmpty)
    #expect(
      try broken("Sources/Kits/NetKit/Net.swift", "", book: book) == [
        "strata.json:0 nothing needs the exception of NetKit for FileKit"
      ])
  }

  @Test func `a breach says what, the rule and why`() throws {
    let tree = WrittenTree(["Apps/A/Domain/City.swift": "import UIKit"])
    let first = try #require(LayerCheck(book: book()).breaches(in: tree).first)
    #expect(
      first.description == """
        Apps/A/Domain/City.swift:1  imports UIKit
          rule   Domain imports Foundation
          why    pure
        """)
  }
}
