import Foundation
import StrataKitTesting
import Testing

@testable import StrataScaffold

@Suite struct ProjectFolderTests {
  private let files = [
    ProjectFile(path: "A.swift", text: "a\n"), ProjectFile(path: "B/C/.d", text: "é"),
  ]

  @Test func `files are written as they are, hidden ones too`() throws {
    let parent = try TemporaryFolder()
    try ProjectFolder(parent.url.appending(path: "App")).write(files)
    #expect(
      try String(contentsOf: parent.url.appending(path: "App/B/C/.d"), encoding: .utf8) == "é")
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent.url.path) == ["App"])
  }

  @Test func `an existing file is left as it is`() throws {
    let parent = try TemporaryFolder()
    let folder = parent.url.appending(path: "App")
    try Data("mine".utf8).write(to: folder)
    #expect(
      throws: InputError("folder", folder.path, "already exists; choose another or move it away")
    ) { try ProjectFolder(folder).write(files) }
    #expect(try String(contentsOf: folder, encoding: .utf8) == "mine")
  }

  @Test func `a dangling link counts as existing`() throws {
    let parent = try TemporaryFolder()
    let folder = parent.url.appending(path: "App")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path, withDestinationPath: "/nowhere/at/all")
    #expect(throws: InputError.self) { try ProjectFolder(folder).write(files) }
  }

  @Test func `a file that cannot be written leaves nothing behind`() throws {
    let parent = try TemporaryFolder()
    let broken = files + [ProjectFile(path: "A.swift/b", text: "")]
    #expect(throws: InputError.self) {
      try ProjectFolder(parent.url.appending(path: "App")).write(broken)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent.url.path) == [])
  }

  @Test func `the leftovers of a killed run are removed by the next`() throws {
    let parent = try TemporaryFolder()
    // No process has this number: it is above Linux's maximum.
    let left = parent.url.appending(path: ".App.new-4194305/A.swift")
    try FileManager.default.createDirectory(
      at: left.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: left)
    try ProjectFolder(parent.url.appending(path: "App")).write(files)
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent.url.path) == ["App"])
  }

  @Test func `a folder whose parent is missing is reported`() throws {
    let parent = try TemporaryFolder()
    let missing = parent.url.appending(path: "none")
    #expect(throws: InputError("folder", missing.path, "does not exist")) {
      try ProjectFolder(missing.appending(path: "App")).write(files)
    }
  }
}
