import Foundation
import StrataKitTesting
import Testing

@testable import StrataScaffold

@Suite struct StepFolderTests {
  private let folder: TemporaryFolder
  private let steps: StepFolder

  init() throws {
    folder = try TemporaryFolder()
    steps = StepFolder(folder.url)
    try write("A.swift", "a\n")
  }

  private func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: path))
  }

  /// Every file and folder, and what the files hold.
  private func tree() throws -> [String: Data?] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (path, try? Data(contentsOf: folder.url.appending(path: path)))
      })
  }

  private let changes = [
    FileChange(path: "A.swift", before: Data("a\n".utf8), after: Data("a\nb\n".utf8)),
    FileChange(path: "New/Deep/B.swift", before: nil, after: Data("b\n".utf8)),
  ]

  @Test func `a step that is taken back leaves everything as it was`() throws {
    let before = try tree()
    try steps.apply(changes, command: "add entity Order")
    #expect(try tree() != before)
    #expect(try steps.undo().command == "add entity Order")
    #expect(try tree() == before)
  }

  @Test func `steps are taken back in turn, the last first`() throws {
    try steps.apply(changes, command: "one")
    let between = try tree()
    try steps.apply(
      [FileChange(path: "C.swift", before: nil, after: Data("c".utf8))], command: "two")
    #expect(try steps.undo().command == "two")
    #expect(try tree() == between)
    #expect(try steps.undo().command == "one")
  }

  @Test func `a folder that was there stays, even when it is empty`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "New"), withIntermediateDirectories: true)
    let before = try tree()
    try steps.apply(changes, command: "one")
    _ = try steps.undo()
    #expect(try tree() == before)
  }

  @Test(arguments: ["A.swift", "New/Deep/B.swift"])
  func `a file that was changed since stops undo`(path: String) throws {
    try steps.apply(changes, command: "add entity Order")
    try write(path, "mine")
    let before = try tree()
    let rule = "was changed since 'strata add entity Order'; undo stops here"
    #expect(throws: InputError("file", path, rule)) { try steps.undo() }
    #expect(try tree() == before)
  }

  @Test func `without a step there is nothing to take back`() {
    #expect(throws: InputError.self) { try steps.undo() }
  }

  @Test func `a step that cannot be written leaves nothing of it`() throws {
    let before = try tree()
    let broken = changes + [FileChange(path: "A.swift/C", before: nil, after: Data())]
    #expect(throws: InputError.self) { try steps.apply(broken, command: "one") }
    #expect(try tree() == before)
  }

  @Test func `what a killed command left half done is taken back by the next`() throws {
    let before = try tree()
    let own = folder.url.appending(path: ".strata/steps")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let step = Step(command: "one", changes: changes, folders: ["New", "New/Deep"])
    try JSONEncoder().encode(StepDTO(step))
      .write(to: folder.url.appending(path: ".strata/pending.json"))
    try write("A.swift", "a\nb\n")
    try steps.recover()
    #expect(try tree() == before)
  }

  // MARK: Killed at every point

  /// What a killed command leaves: its note, and some of its files.
  private func leave(_ step: Step) throws {
    let own = folder.url.appending(path: ".strata/steps")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try JSONEncoder().encode(StepDTO(step))
      .write(to: folder.url.appending(path: ".strata/pending.json"))
  }

  @Test func `what was killed before its note had its name is gone after the next`() throws {
    let before = try tree()
    let own = folder.url.appending(path: ".strata/steps")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try write(".strata/next", "{\"command\":\"on")
    try steps.recover()
    #expect(try tree() == before)
  }

  @Test func `an undo that was killed before its step was gone is as never begun`() throws {
    try steps.apply(changes, command: "one")
    let after = try tree()
    try leave(Step(command: "one", changes: changes.map(\.reversed)))
    try FileManager.default.removeItem(at: folder.url.appending(path: "New"))
    try write(".strata/next", "a")
    try steps.recover()
    #expect(try tree() == after)
  }

  @Test func `an undo that was killed when its step was gone is done`() throws {
    let before = try tree()
    try steps.apply(changes, command: "one")
    let step = folder.url.appending(path: ".strata/steps/000001.json")
    try FileManager.default.moveItem(
      at: step, to: folder.url.appending(path: ".strata/pending.json"))
    try write("A.swift", "a\n")
    try FileManager.default.removeItem(at: folder.url.appending(path: "New"))
    try steps.recover()
    #expect(try tree() == before)
  }

  @Test func `what somebody wrote since a command was killed is not written over`() throws {
    try leave(Step(command: "add entity Order", changes: changes, folders: ["New", "New/Deep"]))
    try write("A.swift", "mine")
    let before = try tree()
    let rule =
      "was changed since 'strata add entity Order' was killed half-way; put it back, or remove '.strata/pending.json' to keep all as it is"
    #expect(throws: InputError("file", "A.swift", rule)) { try steps.recover() }
    #expect(throws: InputError("file", "A.swift", rule)) {
      try steps.apply(
        [FileChange(path: "C.swift", before: nil, after: Data("c".utf8))], command: "two")
    }
    #expect(try tree() == before)
  }

  @Test func `who only looks sees what the killed command will leave, and changes nothing`() throws
  {
    try leave(Step(command: "one", changes: changes, folders: ["New", "New/Deep"]))
    try write("A.swift", "a\nb\n")
    let before = try tree()
    let seen = try steps.recovered(ProjectSnapshot(folder: folder.url))
    #expect(seen.files["A.swift"] == Data("a\n".utf8))
    #expect(seen.files["New/Deep/B.swift"] == nil)
    #expect(try tree() == before)
  }

  @Test func `a file keeps its rights through a step and back`() throws {
    let place = folder.url.appending(path: "A.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place)
    func rights() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int
    }
    try steps.apply(changes, command: "one")
    #expect(try rights() == 0o755)
    _ = try steps.undo()
    #expect(try rights() == 0o755)
  }

  @Test func `a step that names a place outside the project is refused`() throws {
    let outside = folder.url.appending(path: ".strata/steps/000001.json")
    try FileManager.default.createDirectory(
      at: outside.deletingLastPathComponent(), withIntermediateDirectories: true)
    let step = Step(
      command: "one", changes: [FileChange(path: "../x", before: nil, after: Data())])
    try JSONEncoder().encode(StepDTO(step)).write(to: outside)
    #expect(throws: InputError("step", "one", "names '../x', which is not in the project")) {
      try steps.undo()
    }
  }
}
