import Foundation
import StrataKitTesting
import StrataLayerRules
import Testing

@testable import StrataCommands

/// Tests of `strata check --fix`, which changes sources.
@Suite struct FixCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "strata.json",
      """
      {"layers": [
         {"name": "Core", "folder": "Core", "module": "Core", "layers": [], "modules": [], "why": "w"},
         {"name": "Kit", "folder": "Kit", "module": "Kit", "layers": [], "modules": [], "why": "w"}],
       "rules": [{"id": "prints", "kind": "mentions", "in": "Core", "forbid": ["print"],
                  "says": "s", "why": "w"}]}
      """)
    try folder.write("Kit/Kit.swift", "public struct Map {}\n")
    try folder.write("Core/City.swift", Self.city)
  }

  private static let city = """
    import UIKit
    // strata:allow prints nothing is printed any more
    struct City {
      let name: String
      let size: Int
      let isBig: Bool
      let isOld: Bool
    }

    """

  private static let fixed =
    String(city.split(separator: "\n").dropFirst(2).joined(separator: "\n"))
    + "\n"

  private static let diff = """
    --- a/Core/City.swift
    +++ b/Core/City.swift
    @@ -1,5 +1,3 @@
    -import UIKit
    -// strata:allow prints nothing is printed any more
     struct City {
       let name: String
       let size: Int

    """

  private func run(_ arguments: String...) -> Outcome {
    StrataTool(folder: folder.url).run(["check"] + arguments)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.file(path)), as: UTF8.self)
  }

  @Test func `a dry run prints the diff, writes nothing and exits with 1`() throws {
    #expect(run("--fix", "--dry-run") == Outcome(Self.diff, exitCode: 1, isReport: true, end: ""))
    #expect(try text("Core/City.swift") == Self.city)
  }

  @Test func `a fix removes forbidden imports and needless comments, and prints diff and report`()
    throws
  {
    let outcome = run("--fix")
    #expect(outcome.text.hasPrefix("\(Self.diff)fixed 2 violations in 1 file\nlayers: "))
    #expect(outcome.exitCode == 0)
    #expect(try text("Core/City.swift") == Self.fixed)
    #expect(run("--fix").text.hasPrefix("fixed 0 violations in 0 files\n"))
  }

  @Test func `a file with CRLF keeps its line ends when a line is removed`() throws {
    try folder.write("Core/City.swift", Self.city.replacing("\n", with: "\r\n"))
    _ = run("--fix")
    #expect(try text("Core/City.swift") == Self.fixed.replacing("\n", with: "\r\n"))
  }

  @Test(arguments: [
    "import Kit\nlet map = Map()\n", "import UIKit; let a = 1\n", "import UIKit // for a\n",
    "import struct UIKit.View\n", "func a() { print(1) }\n", "@_exported import UIKit\n",
    "public import UIKit\n", "@_exported\nimport UIKit\n", "@_spi(A)\n\nimport UIKit\n",
    "#if canImport(UIKit)\nimport UIKit\n#else\nlet a = 1\n#endif\n",
    "#if a\nlet a = 1\n#elseif b\nimport UIKit\n#endif\n",
    "#if canImport(UIKit)\n// for a\nimport UIKit\n#endif\n",
    "#if a\n#if b\nimport UIKit\n#endif\n#else\nlet a = 1\n#endif\n",
  ])
  func `an import that is used, passed on or not alone, and other violations are left`(
    source: String
  ) throws {
    try folder.write("Core/City.swift", source)
    #expect(run("--fix", "--dry-run").text.isEmpty)
    #expect(run("--fix").exitCode == 1)
    #expect(try text("Core/City.swift") == source)
  }

  @Test(arguments: [
    ("#if canImport(UIKit)\n\n  import UIKit\n#endif\n", ""),
    ("#if os(iOS)\nimport UIKit\nimport WebKit\n#endif\n", ""),
    ("#if os(iOS)\n  #if a\n  import UIKit\n  #endif\n#endif\n", ""),
    ("#if os(iOS)\nimport UIKit\nlet b = 1\n#endif\n", "#if os(iOS)\nlet b = 1\n#endif\n"),
    ("@testable import UIKit\n", ""),
  ])
  func `an #if goes with the imports that are its only content`(
    start: String, left: String
  ) throws {
    try folder.write("Core/City.swift", start + "let a = 1\n")
    let outcome = run("--fix")
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    #expect(try text("Core/City.swift") == left + "let a = 1\n")
  }

  @Test func `a file that was changed after the check is not written`() throws {
    try folder.write("Core/City.swift", "import UIKit\n")
    let violation = Violation(
      id: "layers", path: "Core/City.swift", line: 1, symbol: "import UIKit",
      found: "imports UIKit", rule: "r", why: "w")
    let fix = try #require(
      FileFix("Core/City.swift", Data("import UIKit\n".utf8), [violation]) { _ in false })
    try folder.write("Core/City.swift", "import UIKit\nlet a = 1\n")
    #expect(try !fix.write(in: folder.url))
    #expect(try text("Core/City.swift") == "import UIKit\nlet a = 1\n")
  }

  @Test(arguments: ["--baseline=b.json", "--accept=layers:*", "--format=json"])
  func `a fix is refused with a baseline or another format, and nothing is written`(
    option: String
  ) throws {
    let outcome = run("--fix", option)
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.hasPrefix("strata: '--fix' cannot be used with '--"))
    #expect(try text("Core/City.swift") == Self.city)
  }

  @Test func `a dry run without a fix is refused`() {
    #expect(run("--dry-run").exitCode == 2)
    #expect(run("--dry-run").text.hasPrefix("strata: '--dry-run' needs '--fix'\n"))
  }
}
