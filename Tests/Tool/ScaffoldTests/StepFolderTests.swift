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

  /// Returns every file and folder, with the contents of the files.
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

  @Test func `undoing a step restores everything`() throws {
    let before = try tree()
    try steps.apply(changes, command: "add entity Order")
    #expect(try tree() != before)
    #expect(try steps.undo().command == "add entity Order")
    #expect(try tree() == before)
  }

  @Test func `a file behind a symbolic link is changed, and the link remains`() throws {
    let before = try tree()
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "A.swift"), to: folder.url.appending(path: "Real.swift"))
    let link = folder.url.appending(path: "A.swift").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Real.swift")
    try steps.apply(changes, command: "one")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Real.swift")
    #expect(try tree()["Real.swift"] != before["A.swift"])
    _ = try steps.undo()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Real.swift")
    #expect(try tree()["Real.swift"] == before["A.swift"])
  }

  @Test func `a damaged step is named, with what to do about it`() throws {
    let rule = "is damaged, so its step cannot be undone; remove it to keep all files as they are"
    try steps.apply(changes, command: "one")
    try write(".strata/steps/000001.json", "{")
    #expect(throws: InputError("file", ".strata/steps/000001.json", rule)) { try steps.undo() }
    try write(".strata/pending.json", "{")
    #expect(throws: InputError("file", ".strata/pending.json", rule)) { try steps.recover() }
  }

  @Test(arguments: [true, false])
  func `a file or a link to nothing in the place of the steps' folder is named`(
    isLink: Bool
  ) throws {
    if isLink {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: ".strata").path, withDestinationPath: "nowhere")
    } else {
      try write(".strata", "mine")
    }
    let before = try tree()
    let rule = "is where strata keeps its steps, in a folder of this name; move the file away"
    #expect(throws: InputError("file", ".strata", rule)) {
      try steps.apply(changes, command: "one")
    }
    #expect(try tree() == before)
  }

  @Test func `steps are undone one after another, the last first`() throws {
    try steps.apply(changes, command: "one")
    let between = try tree()
    try steps.apply(
      [FileChange(path: "C.swift", before: nil, after: Data("c".utf8))], command: "two")
    #expect(try steps.undo().command == "two")
    #expect(try tree() == between)
    #expect(try steps.undo().command == "one")
  }

  @Test func `a folder whose last file a step deletes is removed, and undo restores it`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Old/Deep"), withIntermediateDirectories: true)
    try write("Old/B.swift", "b\n")
    try write("Old/Deep/C.swift", "c\n")
    let before = try tree()
    let data = Data("c\n".utf8)
    try steps.apply(
      [
        FileChange(path: "New/C.swift", before: nil, after: data),
        FileChange(path: "Old/Deep/C.swift", before: data, after: nil),
      ], command: "rename A B")
    let between = try tree()
    #expect(between["Old/Deep"] == nil && between["Old/B.swift"] != nil)
    _ = try steps.undo()
    #expect(try tree() == before)
  }

  @Test func `an existing folder is kept, even when it is empty`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "New"), withIntermediateDirectories: true)
    let before = try tree()
    try steps.apply(changes, command: "one")
    _ = try steps.undo()
    #expect(try tree() == before)
  }

  @Test(arguments: ["A.swift", "New/Deep/B.swift"])
  func `undo refuses when a file was changed after the step`(path: String) throws {
    try steps.apply(changes, command: "add entity Order")
    try write(path, "mine")
    let before = try tree()
    let rule =
      "was changed since 'strata add entity Order', so it cannot be undone; restore the file first"
    #expect(throws: InputError("file", path, rule)) { try steps.undo() }
    #expect(try tree() == before)
  }

  @Test func `undo without a step is refused`() {
    #expect(throws: InputError.self) { try steps.undo() }
  }

  @Test func `a step that cannot be written completely is removed`() throws {
    let before = try tree()
    let broken = changes + [FileChange(path: "A.swift/C", before: nil, after: Data())]
    #expect(throws: InputError.self) { try steps.apply(broken, command: "one") }
    #expect(try tree() == before)
  }

  @Test func `the next command reverts the incomplete changes of a command that was killed`() throws
  {
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

  /// Writes the record that a killed command leaves.
  private func leave(_ step: Step) throws {
    let own = folder.url.appending(path: ".strata/steps")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try JSONEncoder().encode(StepDTO(step))
      .write(to: folder.url.appending(path: ".strata/pending.json"))
  }

  @Test func `a partly written record of a killed command is removed by the next command`() throws {
    let before = try tree()
    let own = folder.url.appending(path: ".strata/steps")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try write(".strata/next", "{\"command\":\"on")
    try steps.recover()
    #expect(try tree() == before)
  }

  @Test func `an undo that was killed before it removed its step is reverted by the next command`()
    throws
  {
    try steps.apply(changes, command: "one")
    let after = try tree()
    try leave(Step(command: "one", changes: changes.map(\.reversed)))
    try FileManager.default.removeItem(at: folder.url.appending(path: "New"))
    try write(".strata/next", "a")
    try steps.recover()
    #expect(try tree() == after)
  }

  @Test func `an undo that was killed after it removed its step is completed by the next command`()
    throws
  {
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

  @Test func `a file edited after a command was killed is not overwritten`() throws {
    try leave(Step(command: "add entity Order", changes: changes, folders: ["New", "New/Deep"]))
    try write("A.swift", "mine")
    let before = try tree()
    let rule =
      "was changed since 'strata add entity Order' was killed half-way; restore the file, or remove '.strata/pending.json' to keep all files as they are"
    #expect(throws: InputError("file", "A.swift", rule)) { try steps.recover() }
    #expect(throws: InputError("file", "A.swift", rule)) {
      try steps.apply(
        [FileChange(path: "C.swift", before: nil, after: Data("c".utf8))], command: "two")
    }
    #expect(try tree() == before)
  }

  @Test
  func `reading a project after a killed command shows the reverted state and changes nothing`()
    throws
  {
    try leave(Step(command: "one", changes: changes, folders: ["New", "New/Deep"]))
    try write("A.swift", "a\nb\n")
    let before = try tree()
    let seen = try steps.recovered(ProjectSnapshot(folder: folder.url))
    #expect(seen.files["A.swift"] == Data("a\n".utf8))
    #expect(seen.files["New/Deep/B.swift"] == nil)
    #expect(try tree() == before)
  }

  @Test func `a file keeps its permissions through a step and back`() throws {
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

  @Test func `a step with a path outside of the project is refused`() throws {
    let outside = folder.url.appending(path: ".strata/steps/000001.json")
    try FileManager.default.createDirectory(
      at: outside.deletingLastPathComponent(), withIntermediateDirectories: true)
    let step = Step(
      command: "one", changes: [FileChange(path: "../x", before: nil, after: Data())])
    try JSONEncoder().encode(StepDTO(step)).write(to: outside)
    #expect(
      throws: InputError(
        "step", "one", "cannot be undone: its record names '../x', which is outside of the project")
    ) {
      try steps.undo()
    }
  }
}
