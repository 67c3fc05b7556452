import Testing

@testable import StrataProjectRuns

/// Tests of the report, from lines of the compiler's output.
@Suite struct RunReportTests {
  private let lines = [
    "Fetching https://example.org/x/Y.git", "Fetched https://example.org/x/Y.git (0.85s)",
    "Building for debugging...",
    "[3/9] Compiling Kit Kit.swift",
    "/w/Kit/Sources/Kit/Kit.swift:2:5: error: cannot find 'UIVisor' in scope",
    "/w/Kit/Sources/Kit/Kit.swift:2:5: error: cannot find 'UIVisor' in scope",
    "/w/Kit/Sources/Kit/Kit.swift:2:9: error: cannot find type 'UIVisor' in scope",
    "/w/Kit/Sources/Kit/Kit.swift:3:1: error: value of type 'Text' has no member 'glow'",
    "/w/Kit/Sources/Kit/Kit.swift:4:1: warning: unused",
  ]

  /// The lines of builds that end before anything is compiled.
  private static let stopped = [
    [
      "Fetching https://example.org/x/Y.git", "Fetching https://example.org/a/Zed",
      "Updating https://example.org/a/Old.git", "Fetching https://example.org/a/Maps.git",
      "[1/2137] Fetching maps", "Fetched https://example.org/a/Maps.git from cache (0.85s)",
      "Updated https://example.org/a/Old.git (0.01s)",
      "error: Failed to clone repository https://example.org/a/Zed:",
      "    fatal: unable to access 'https://example.org/a/Zed/': Could not resolve host",
    ],
    [
      "Fetching https://example.org/x/Y.git", "Fetched https://example.org/x/Y.git (0.85s)",
      "error: Dependencies could not be resolved because no versions of 'y' match 1.2.0..<2.0.0.",
    ],
  ]

  private func report(isBuilt: Bool) throws -> String {
    try report(
      of: isBuilt ? ["Building for debugging...", "Build complete! (3.21s)"] : lines, isBuilt)
  }

  private func report(of lines: [String], _ isBuilt: Bool) throws -> String {
    let texts = FixtureProject.folders
    let plan = try FixtureProject.plan(
      "/w", texts, target: "Shop", packages: ["/w/Kit": FixtureProject.kit])
    var log = BuildLog()
    for line in lines { log.add(line) }
    return RunReport(try FixtureProject.generated(plan, texts), log: log, isBuilt: isBuilt).text
  }

  @Test func `the report lists each file as compiled, not compiled or not reached`() throws {
    let text = try report(isBuilt: false)
    #expect(text.hasPrefix("files: 1 unchanged, 1 not compiled, 2 not reached\n"), "\(text)")
    #expect(
      text.contains(
        "not compiled  Kit/Sources/Kit/Kit.swift\n  2: cannot find 'UIVisor' in scope\n"))
    #expect(text.contains("not reached   App/Shop/ShopApp.swift"))
    #expect(text.contains("unchanged     Kit/Sources/KitCore/Core.swift"))
  }

  @Test func `missing symbols are ranked by uses`() throws {
    #expect(
      try report(isBuilt: false).contains(
        "missing symbols, with the number of their uses:\n  2  UIVisor\n  1  Text.glow")
    )
  }

  @Test(arguments: [
    ("'glow(_:)' is unavailable: Strata does not have View.glow(_:): no lamp", "View.glow(_:)"),
    (
      "'Shader' is unavailable: Strata does not have Shader yet; docs/ledgers/parity.md lists what "
        + "is there", "Shader"
    ),
  ])
  func `a symbol that is declared as unavailable is missing, too`(
    message: String, symbol: String
  ) throws {
    let diagnostic = try #require(Diagnostic("/w/A.swift:1:2: error: \(message)"))
    #expect(diagnostic.missing == symbol)
  }

  @Test func `the report of a project that compiles lists no missing symbol, but what was omitted`()
    throws
  {
    let text = try report(isBuilt: true)
    #expect(text.hasPrefix("files: 4 unchanged\n") && !text.contains("missing symbols"))
    #expect(text.contains("Shop/a.metal: a browser runs no Metal shaders"), "\(text)")
    #expect(text.contains("Shop/Model.xcdatamodeld: line 1: the file holds no XML element"))
  }

  @Test func `an attribute that is left out of a data model is named, and the rest is generated`()
    throws
  {
    var texts = FixtureProject.folders
    texts["/w/App/Shop/Model.xcdatamodeld/Model.xcdatamodel/contents"] = """
      <model><entity name="Item" representedClassName="Item" codeGenerationType="class">\
      <attribute name="place" attributeType="Composite"/>\
      <attribute name="tags" attributeType="Transformable"/></entity></model>
      """
    let plan = try FixtureProject.plan(
      "/w", texts, target: "Shop", packages: ["/w/Kit": FixtureProject.kit])
    #expect(
      plan.modelProblems == [
        LeftOut(
          name: "Shop/Model.xcdatamodeld",
          reason: "Item.place: composite attributes are not supported; use an attribute for each"
            + " part")
      ])
    let generated = try FixtureProject.generated(plan, texts)
    #expect(
      generated.files.keys.contains { $0.hasSuffix("CoreData/Item+CoreDataProperties.swift") })
  }

  @Test(arguments: [
    (
      0, "packages could not be fetched",
      ["https://example.org/a/Zed", "https://example.org/x/Y.git"]
    ),
    (
      1, "SwiftPM could not prepare the build",
      [
        "Dependencies could not be resolved because no versions of 'y' match 1.2.0..<2.0.0."
      ]
    ),
  ])
  func `if nothing was compiled, the report gives the reason and counts no file as reached`(
    build: Int, reason: String, details: [String]
  ) throws {
    let text = try report(of: Self.stopped[build], false)
    let list = details.map { "  \($0)\n" }.joined()
    #expect(
      text.hasPrefix("nothing was compiled, since \(reason):\n\(list)\nfiles: 4 not reached\n"),
      "\(text)")
    #expect(!text.contains("unchanged"))
  }

  @Test func `if packages could not be fetched, a sentence names them instead of a report`() {
    var log = BuildLog()
    for line in Self.stopped[0] { log.add(line) }
    let all = "https://example.org/a/Zed, https://example.org/x/Y.git"
    #expect(
      log.obstacle?.sentence == "nothing was compiled, since packages could not be fetched: \(all)")
    log.add("Building for debugging...")
    #expect(log.obstacle == nil)
  }

  @Test func `a line of build output that arrives in pieces is read as one line`() {
    var buffer = LineBuffer()
    #expect(buffer.add(Array("one\ntw".utf8)) == ["one"])
    #expect(buffer.add(Array("o\n\nth".utf8)) == ["two", ""])
    #expect(buffer.rest == "th")
  }
}
