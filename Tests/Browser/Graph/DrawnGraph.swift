import Foundation
import StrataBrowserTesting
import StrataKitTesting

/// A small project, drawn by the `strata` program as an HTML file.
///
/// `Screens` may import `Core`, and `Core` imports `Screens` against the rules, which makes a
/// cycle; `Words` imports nothing and is in a layer whose name has to be escaped in HTML. A large
/// project has a layer with 600 modules more, each imported by `Screens`.
struct DrawnGraph {
  private let folder: TemporaryFolder
  let page: URL

  static let oddLayer = "Words & <i>signs</i>"

  private static let files = [
    "strata.json": """
    {"layers": [
      {"name": "UI", "folder": "Sources/Screens", "module": "Screens", "layers": ["Inner"],
       "modules": [], "why": "a screen needs no network"},
      {"name": "Inner", "folder": "Sources/Core", "module": "Core", "layers": [], "modules": [],
       "why": "it outlives frameworks </script>"},
      {"name": "\(oddLayer)", "folder": "Sources/Words", "module": "Words", "why": "w"}]}
    """,
    "Sources/Screens/Home.swift": "import Core\n",
    "Sources/Core/City.swift": "import Screens\n",
    "Sources/Words/Hello.swift": "let hello = 1\n",
  ]

  /// The files of a project with 600 modules more.
  private static var large: [String: String] {
    var files = files
    files["strata.json"] = files["strata.json"]?
      .replacing(#""layers": ["Inner"]"#, with: #""layers": ["Inner", "Parts"]"#)
      .replacing(
        #""module": "Words", "why": "w"}"#,
        with:
          #""module": "Words", "why": "w"}, {"name": "Parts", "folder": "Parts/{m}", "module": "{m}", "why": "w"}"#
      )
    let names = (100..<700).map { "Part\($0)" }
    for name in names { files["Parts/\(name)/One.swift"] = "let \(name.lowercased()) = 1\n" }
    files["Sources/Screens/Home.swift"] =
      (["Core"] + names).map { "import \($0)\n" }.joined()
    return files
  }

  /// Runs `strata graph --format html`.
  init(isLarge: Bool = false) throws {
    folder = try TemporaryFolder()
    for (path, text) in isLarge ? Self.large : Self.files {
      try folder.write(path, text)
    }
    page = folder.file("layers.html")
    try Data().write(to: page)
    let strata = Process()
    strata.executableURL = try BuiltExecutable.url("strata")
    strata.arguments = ["graph", "--format", "html"]
    strata.currentDirectoryURL = folder.url
    strata.standardOutput = try FileHandle(forWritingTo: page)
    try strata.run()
    strata.waitUntilExit()
    guard strata.terminationStatus == 0 else { throw Failed(status: strata.terminationStatus) }
  }

  struct Failed: Error { var status: Int32 }
}
