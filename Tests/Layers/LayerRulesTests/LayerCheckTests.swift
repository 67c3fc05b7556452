import Foundation
import StrataImportGraph
import StrataKitTesting
import StrataLayerRules
import Testing

/// Tests of a small project with two apps: without violations, and with one violation at a time.
@Suite struct LayerCheckTests {
  private func book(exceptions: String = "[]", extraLayer: String = "") throws -> LayerBook {
    let json = """
      {"roots": ["Apps", "Sources"], "exceptions": \(exceptions),
       "platformFree": {"layers": ["Domain"], "conditions": ["os", "canImport"],
                        "why": "one source", "rows": []},
       "layers": [
         {"name": "Domain", "folder": "Apps/{app}/Domain", "module": "{app}Domain", "layers": [],
          "modules": ["Foundation"], "why": "pure", "rows": []},
         {"name": "Data", "folder": "Apps/{app}/Data", "module": "{app}Data",
          "layers": ["Domain"], "modules": ["Foundation", "NetKit"], "why": "wired", "rows": []},
         \(extraLayer)
         {"name": "Kits", "folder": "Sources/Kits/{module}", "module": "{module}", "layers": [],
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
    return try check.violations(in: WrittenTree(contents)).map {
      "\($0.path):\($0.line ?? 0) \($0.found)"
    }
  }

  @Test func `a project that follows its rules has no violation`() throws {
    #expect(try LayerCheck(book: book()).violations(in: WrittenTree(Self.kept)).isEmpty)
  }

  @Test(arguments: [
    ("Apps/A/Domain/City.swift", "import SwiftUI", "imports SwiftUI"),
    ("Apps/A/Domain/City.swift", "@_exported import AData", "imports AData"),
    ("Apps/A/Data/X.swift", "import BDomain", "imports BDomain"),
    ("Apps/A/Data/X.swift", "import FileKit", "imports FileKit"),
    ("Sources/Kits/NetKit/Net.swift", "import FileKit", "imports FileKit"),
    ("Apps/A/Domain/City.swift", "#if os(Linux)\n#endif", "checks the platform with 'os'"),
    (
      "Apps/A/Domain/X.swift", "#if DEBUG && canImport(B)\n#endif",
      "checks the platform with 'canImport'"
    ),
  ])
  func `a violation is found by file and line`(path: String, text: String, found: String) throws {
    #expect(try broken(path, "\n" + text) == ["\(path):2 \(found)"])
  }

  @Test(arguments: [
    ("CoreLocation", true), ("Core", true), ("MyCore", false), ("TownWire", true),
    ("CityWire", false), ("TownSheetsKit", true), ("SheetsKit", false), ("Foundation", true),
    ("Foundations", false),
  ])
  func `a pattern in a layer's list of modules allows the modules that match it`(
    module: String, isAllowed: Bool
  ) throws {
    let layer = """
      {"name": "Pages", "folder": "Apps/{app}/Pages", "module": "{app}Pages", "layers": [],
       "modules": ["Foundation", "Core*", "{app}Wire", "{app}*Kit"], "why": "w", "rows": []},
      """
    let found = try broken(
      "Apps/Town/Pages/Page.swift", "import \(module)", book: book(extraLayer: layer))
    #expect(found == (isAllowed ? [] : ["Apps/Town/Pages/Page.swift:1 imports \(module)"]))
  }

  @Test func `a violation of a layer names the patterns of its modules`() throws {
    let json = """
      {"layers": [{"name": "A", "folder": "A", "layers": [], "modules": ["Core*"], "why": "w"}]}
      """
    let found = try LayerCheck(book: LayerBook(json: Data(json.utf8)))
      .violations(in: WrittenTree(["A/A.swift": "import UIKit"]))
    #expect(found.map(\.rule) == ["A may import only Core*"])
  }

  @Test func `a source in a folder that belongs to no layer is a violation`() throws {
    #expect(
      try broken("Sources/New/X/a.swift", "") == ["Sources/New/X/a.swift:0 belongs to no layer"])
  }

  @Test func `a layer that matches no file is a violation`() throws {
    let empty = """
      {"name": "Web", "folder": "Sources/Web/{module}", "module": "{module}", "layers": [],
       "modules": [], "why": "x", "rows": []},
      """
    let violations = try broken("Sources/Kits/NetKit/Net.swift", "", book: book(extraLayer: empty))
    #expect(violations == ["strata.json:0 the layer Web matches no file"])
  }

  @Test func `an exception allows an import, and is reported if no source needs it`() throws {
    let exceptions = #"[{"module": "NetKit", "imports": "FileKit", "why": "caches"}]"#
    let book = try book(exceptions: exceptions)
    #expect(try broken("Sources/Kits/NetKit/Net.swift", "import FileKit", book: book).isEmpty)
    #expect(
      try broken("Sources/Kits/NetKit/Net.swift", "", book: book) == [
        "strata.json:0 the exception that lets NetKit import FileKit is not needed"
      ])
  }

  @Test func `a violation has its description, rule and reason`() throws {
    let tree = WrittenTree(["Apps/A/Domain/City.swift": "import UIKit"])
    let first = try #require(LayerCheck(book: book()).violations(in: tree).first)
    #expect(
      first.description == """
        Apps/A/Domain/City.swift:1:1  imports UIKit
          rule   Domain may import only Foundation
          why    pure
          try    remove the import, or add it to 'layers' or 'modules' of the layer Domain
        """)
  }

  @Test func `a re-export that a layer forbids is a violation with its chain`() throws {
    var contents = Self.kept
    contents["Sources/Kits/NetKit/Net.swift"] = "@_exported import Foundation"
    contents["Apps/A/Domain/Base.swift"] = "import Foundation\n@_exported import Foundation"
    contents["Apps/A/Data/Deep/Store.swift"] = "import ADomain"
    #expect(try LayerCheck(book: book()).violations(in: WrittenTree(contents)).isEmpty)
    contents["Apps/A/Domain/Base.swift"] = "@_exported import SwiftUI"
    let violations = try LayerCheck(book: book()).violations(in: WrittenTree(contents))
    #expect(
      violations.map(\.found) == ["imports ADomain, which re-exports SwiftUI", "imports SwiftUI"])
    #expect(violations.first?.chain == ["ADomain imports SwiftUI (Apps/A/Domain/Base.swift:1)"])
  }

  @Test(arguments: [
    ("import FileKit // strata:allow layers caches are files", []),
    (
      "import FileKit // strata:allow layers until 2026-01-31 one\nimport FileKit // strata:allow layers two",
      ["imports FileKit", "suppressed the rule layers until 2026-01-31, which is past"]
    ),
    (
      "let a = 1 // strata:allow layers why\nimport FileKit",
      [
        "imports FileKit",
        "suppresses the rule layers, which the code below the comment does not violate",
      ]
    ),
    ("// strata:allow layers caches are files\nimport FileKit", []),
    (
      "// strata:allow layers\nimport FileKit",
      ["imports FileKit", "suppresses the rule layers without a reason"]
    ),
    (
      "// strata:allow layers why\n\nlet a = 1",
      ["suppresses the rule layers, which the code below the comment does not violate"]
    ),
    (
      "let a = 1\n// strata:allow layers why\n\nimport FileKit",
      [
        "imports FileKit",
        "suppresses the rule layers, which the code below the comment does not violate",
      ]
    ),
    (
      "// strata:allow layers until 2026-01-31 why\nimport FileKit",
      ["imports FileKit", "suppressed the rule layers until 2026-01-31, which is past"]
    ),
    ("// strata:allow layers until 2026-12-31 why\nimport FileKit", []),
    ("// strata:allow layers why until 2026-12-31\nimport FileKit", []),
    ("// strata:allow layers untilled land\nimport FileKit", []),
    // Each of several comments applies to the code below them.
    (
      "let a = 1\n// strata:allow layers caches are files\n// strata:allow no-force why\nimport FileKit",
      ["suppresses the rule no-force, which the code below the comment does not violate"]
    ),
    // The rule's name in the previous release.
    ("// strata:allow floors caches are files\nimport FileKit", []),
  ])
  func `a suppression comment applies to its own line and needs a reason`(
    text: String, found: [String]
  )
    throws
  {
    var contents = Self.kept
    contents["Sources/Kits/NetKit/Net.swift"] = text
    let check = LayerCheck(book: try book(), today: "2026-11-22")
    #expect(try check.violations(in: WrittenTree(contents)).map(\.found) == found)
  }

  @Test(arguments: [
    "until soon", "until Jan", "until=2027-01-31", "until: 2027-01-31", "until 31.01.2027",
    "Until 2027-01-31", "until 2027-02-31", "until 2027-02-29", "until +027-01-31",
  ])
  func `a suppression comment with an invalid date is ignored`(day: String) throws {
    let found = try broken(
      "Sources/Kits/NetKit/Net.swift", "import FileKit // strata:allow layers \(day) why")
    #expect(found.first?.hasSuffix("imports FileKit") == true)
    #expect(
      found.last?.hasPrefix("Sources/Kits/NetKit/Net.swift:1 suppresses the rule layers 'until")
        == true
        || found.last?.contains("'Until 2027-01-31'") == true, "\(found)")
    #expect(found.count == 2)
  }

  @Test func `an exception expires after its day`() throws {
    let exceptions =
      #"[{"module": "NetKit", "imports": "FileKit", "why": "caches", "until": "2026-11-21"}]"#
    var contents = Self.kept
    contents["Sources/Kits/NetKit/Net.swift"] = "import FileKit"
    let book = try book(exceptions: exceptions)
    let late = try LayerCheck(book: book, today: "2026-11-22").violations(in: WrittenTree(contents))
    #expect(
      late.map(\.found) == [
        "imports FileKit", "the exception that lets NetKit import FileKit expired on 2026-11-21",
      ])
    #expect(
      try LayerCheck(book: book, today: "2026-11-21").violations(in: WrittenTree(contents)).isEmpty)
  }
}
