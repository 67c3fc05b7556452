public import Foundation
import StrataSignals

/// A project on disk with the steps that made it, which are kept in `.strata/steps`.
///
/// A step is written whole or not at all. Ctrl-C waits until it is done. What a step is going to do is
/// noted first, so that the next command takes back what a killed one left half done; each file gets
/// its place by one renaming, so that it is as before the step or as after it, and nothing between.
public struct StepFolder: Sendable {
  let top: URL

  public init(_ top: URL) { self.top = top.standardizedFileURL }

  private var own: URL { top.appending(path: ".strata") }
  private var steps: URL { own.appending(path: "steps") }
  private var pending: URL { own.appending(path: "pending.json") }
  /// A file on its way to its place, so that a killed command leaves nothing among the project's own.
  private var next: URL { own.appending(path: "next") }

  // MARK: One at a time

  /// Runs work while no other command looks at the project or changes it: the next waits for the
  /// first, which takes milliseconds. A command that dies lets go.
  ///
  /// - Throws: What the work throws; ``InputError`` where the folder cannot be opened.
  public func alone<Value>(_ work: () throws -> Value) throws -> Value {
    let folder = open(top.path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { throw InputError("project", top.path, "cannot be opened") }
    defer { close(folder) }
    while flock(folder, LOCK_EX) != 0 {
      guard errno == EINTR else { throw InputError("project", top.path, "cannot be locked") }
    }
    return try work()
  }

  // MARK: Doing

  /// Makes the changes and keeps them as a step.
  ///
  /// - Throws: ``InputError`` where something cannot be written; everything is as before then.
  public func apply(_ changes: [FileChange], command: String) throws(InputError) {
    let step = Step(command: command, changes: changes, folders: missingFolders(changes))
    try perform(step) { try move(pending, to: following()) }
  }

  /// Takes the last step back.
  ///
  /// - Returns: the step.
  /// - Throws: ``InputError`` where there is none, where a file is not as the step left it, and where
  ///   something cannot be written.
  public func undo() throws(InputError) -> Step {
    try recover()
    guard let file = names().last.map({ steps.appending(path: $0) }) else {
      throw InputError("project", top.lastPathComponent, "has no step that could be taken back")
    }
    let step = try read(file)
    for change in step.changes where current(change.path) != change.after {
      let what = change.after == nil ? "is there again" : "was changed"
      throw InputError(
        "file", change.path, "\(what) since 'strata \(step.command)'; undo stops here")
    }
    if step.makesProject { try checkNothingElse(step) }
    try perform(Step(command: step.command, changes: step.changes.map(\.reversed))) {
      removeEmpty(step.folders)
      // The step becomes the note of what is under way: from this renaming on it is taken back, also
      // for who is killed before the note is gone.
      try move(file, to: pending)
      unlink(pending.path)
      removeOwn()
      if step.makesProject { rmdir(top.path) }
    }
    return step
  }

  /// Takes back what a command left that was killed half-way.
  ///
  /// - Throws: ``InputError`` where that cannot be done, and where a file was changed since: nobody's
  ///   own work is written over.
  public func recover() throws(InputError) {
    let step = try halfDone()
    do {
      try Interruptions.held {
        unlink(next.path)
        if let step { try takeBack(step) }
        removeOwn()
      }
    } catch { throw failure(error) }
  }

  /// A project as it is once ``recover()`` has run, for who only wants to look.
  ///
  /// - Throws: ``InputError`` where that could not be done.
  public func recovered(_ project: ProjectSnapshot) throws(InputError) -> ProjectSnapshot {
    guard let step = try halfDone() else { return project }
    return project.applying(step.changes.map(\.reversed))
  }

  /// The step that would be taken back.
  public func last() throws(InputError) -> Step? {
    guard let name = names().last else { return nil }
    return try read(steps.appending(path: name))
  }

  // MARK: Whole or not at all

  private func perform(_ step: Step, finish: () throws -> Void) throws(InputError) {
    try recover()
    do {
      let note = try JSONEncoder().encode(StepDTO(step))
      try Interruptions.held {
        do {
          try FileManager.default.createDirectory(at: steps, withIntermediateDirectories: true)
          try put(note, at: pending)
          for change in step.changes { try set(change.path, change.after) }
          try finish()
        } catch {
          unlink(next.path)
          if FileManager.default.fileExists(atPath: pending.path) { try takeBack(step) }
          removeOwn()
          throw error
        }
      }
    } catch { throw failure(error) }
  }

  private func takeBack(_ step: Step) throws {
    for change in step.changes where current(change.path) != change.before {
      try set(change.path, change.before)
    }
    removeEmpty(step.folders)
    unlink(next.path)
    try FileManager.default.removeItem(at: pending)
  }

  /// The step that a killed command left half done; `nil` where there is none.
  ///
  /// - Throws: ``InputError`` with a file that is neither as before the step nor as after it.
  private func halfDone() throws(InputError) -> Step? {
    guard FileManager.default.fileExists(atPath: pending.path) else { return nil }
    let step = try read(pending)
    for change in step.changes where ![change.before, change.after].contains(current(change.path)) {
      throw InputError(
        "file", change.path,
        "was changed since 'strata \(step.command)' was killed half-way; put it back, or remove '.strata/pending.json' to keep all as it is"
      )
    }
    return step
  }

  private func set(_ path: String, _ data: Data?) throws {
    let place = top.appending(path: path)
    guard let data else { return try FileManager.default.removeItem(at: place) }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try put(data, at: place)
  }

  /// Writes a file beside all others and renames it; one that is there keeps its rights.
  private func put(_ data: Data, at place: URL) throws {
    try data.write(to: next)
    if let rights = try? FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
    {
      try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: next.path)
    }
    try move(next, to: place)
  }

  /// Renames a file, also over another: there is the one or the other at every moment.
  private func move(_ file: URL, to place: URL) throws {
    guard rename(file.path, place.path) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
  }

  // MARK: What is there

  /// - Throws: ``InputError`` with a file that the step did not make: without the rest it is lost.
  private func checkNothingElse(_ step: Step) throws(InputError) {
    let made = Set(step.changes.map(\.path))
    let skipped = ["DerivedData"]
    let walk = FileManager.default.enumerator(
      at: top, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let url = walk?.nextObject() as? URL {
      if skipped.contains(url.lastPathComponent) { walk?.skipDescendants() }
      let path = String(url.standardizedFileURL.path.dropFirst(top.path.count + 1))
      guard !made.contains(path), !step.folders.contains(path), !skipped.contains(path) else {
        continue
      }
      throw InputError("file", path, "is not of 'strata \(step.command)'; undo stops here")
    }
  }

  private func current(_ path: String) -> Data? { try? Data(contentsOf: top.appending(path: path)) }

  private func missingFolders(_ changes: [FileChange]) -> [String] {
    var missing: Set<String> = []
    for change in changes where change.after != nil {
      var parts = change.path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        let path = parts.joined(separator: "/")
        if FileManager.default.fileExists(atPath: top.appending(path: path).path) { break }
        missing.insert(path)
        parts = parts.dropLast()
      }
    }
    return missing.sorted()
  }

  /// Removes those of the folders that hold nothing any more.
  private func removeEmpty(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(top.appending(path: folder).path) }
  }

  /// Removes the tool's own folder when it holds no step.
  private func removeOwn() {
    rmdir(steps.path)
    rmdir(own.path)
  }

  private func names() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: steps.path)
    return (names ?? []).filter { $0.hasSuffix(".json") && Int($0.dropLast(5)) != nil }.sorted()
  }

  private func following() -> URL {
    let last = names().last.flatMap { Int($0.dropLast(5)) } ?? 0
    let number = String(last + 1)
    let name = String(repeating: "0", count: max(0, 6 - number.count)) + number
    return steps.appending(path: "\(name).json")
  }

  private func read(_ file: URL) throws(InputError) -> Step {
    let dto: StepDTO
    do { dto = try JSONDecoder().decode(StepDTO.self, from: Data(contentsOf: file)) } catch {
      throw InputError("step", file.lastPathComponent, "cannot be read")
    }
    return try dto.toStep()
  }

  private func failure(_ error: any Error) -> InputError {
    if let error = error as? InputError { return error }
    let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let reason = (inner ?? error as NSError).localizedDescription
    return InputError("project", top.path, "cannot be written: \(reason)")
  }
}
