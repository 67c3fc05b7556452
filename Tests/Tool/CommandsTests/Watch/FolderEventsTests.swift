#if canImport(Glibc)
  import Foundation
  import StrataBrowserTesting
  import StrataKitTesting
  import Testing

  @testable import StrataCommands

  /// Tests that `strata watch` looks at the files when the system reports a change.
  @Suite(.timeLimit(.minutes(2))) struct FolderEventsTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(
        "strata.json",
        """
        {"layers": [{"name": "Core", "folder": "Core", "module": "Core", "layers": [],
                     "modules": ["Foundation"], "why": "w"}]}
        """)
      try folder.write("Core/City.swift", "import Foundation\n")
    }

    private func events() throws -> FolderEvents {
      try #require(FolderEvents(below: folder.url))
    }

    @Test func `a saved, moved or removed file and a new folder are reported at once`() throws {
      let events = try events()
      #expect(!events.take(within: 0))
      try folder.write("Core/City.swift", "import UIKit\n")
      #expect(events.take(within: 0) && !events.take(within: 0))
      let (old, new) = (folder.file("Core/City.swift"), folder.file("Core/Town.swift"))
      try FileManager.default.moveItem(at: old, to: new)
      #expect(events.take(within: 0))
      try FileManager.default.removeItem(at: new)
      #expect(events.take(within: 0))
      try folder.write("Core/Deep/Deeper/One.swift", "")
      #expect(events.take(within: 0))
      try folder.write("Core/Deep/Deeper/One.swift", "import UIKit\n")
      #expect(events.take(within: 0))
    }

    @Test func `a change in a folder that is never checked is not reported`() throws {
      try folder.write(".git/index", "")
      try folder.write("Core/.build/a.swift", "")
      let events = try events()
      try folder.write(".git/index", "1")
      try folder.write("Core/.build/a.swift", "1")
      #expect(!events.take(within: 0))
    }

    @Test func `one report of the system suffices for the answer to a saved file`() throws {
      var events = try events()
      let url = folder.url
      var session = try WatchSession {
        try Project(folder: url, parsed: ParsedCommand(name: "watch")).served()
      }
      var said: [String] = []
      session.follow(&events) { text in
        said.append(text)
        guard said.count < 2 else { return false }
        try? folder.write("Core/City.swift", "import UIKit\n")
        return true
      }
      #expect(said.last?.hasPrefix("+ Core/City.swift:1:1  imports UIKit  [layers]\n") == true)
      #expect(events.reportCount == 1)
    }

    @Test func `the program prints what a saved file breaks, and ends when its reader is gone`()
      throws
    {
      let process = Process()
      process.executableURL = try BuiltExecutable.url("strata")
      process.arguments = ["watch"]
      process.currentDirectoryURL = folder.url
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let reader = output.fileHandleForReading
      #expect(String(decoding: reader.availableData, as: UTF8.self).hasPrefix("layers: 1 layer"))
      try folder.write("Core/City.swift", "import UIKit\n")
      let said = String(decoding: reader.availableData, as: UTF8.self)
      #expect(said.hasPrefix("+ Core/City.swift:1:1  imports UIKit  [layers]\n"))
      try reader.close()
      try folder.write("Core/City.swift", "import Foundation\n")
      process.waitUntilExit()
      #expect(process.terminationReason == .exit || process.terminationReason == .uncaughtSignal)
    }
  }
#endif
