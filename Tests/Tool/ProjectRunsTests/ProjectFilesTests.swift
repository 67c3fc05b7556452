import Foundation
import StrataKitTesting
import Testing

@testable import StrataProjectRuns

/// Tests of reading a project's files from the disk.
@Suite struct ProjectFilesTests {
  @Test
  func `a path with a decomposed accent finds the file whose name has the composed character`()
    throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Caf\u{E9}"), withIntermediateDirectories: true)
    try Data().write(to: folder.url.appending(path: "Caf\u{E9}/A.swift"))
    let top = folder.url.path
    let spelled = FilesOnDisk().spelled("\(top)/Cafe\u{301}")
    #expect(Array(spelled.utf8) == Array("\(top)/Caf\u{E9}".utf8))
    let absent = "\(top)/The\u{301}"
    #expect(Array(FilesOnDisk().spelled(absent).utf8) == Array(absent.utf8))
  }
}
