import Foundation
import StrataBrowserTesting
import StrataKitTesting

/// A small project, drawn by the `strata` program as an HTML file.
///
/// `Screens` may import `Core`, and `Core` imports `Screens` against the rules, which makes a
/// cycle; `Words` imports nothing and is in a layer whose name has to be escaped in HTML.
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

  /// Runs `strata graph --format html`.
  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.files {
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
