public import Foundation
import StrataSignals

/// A project on disk with its steps, which are stored in `.strata/steps`.
///
/// A step is applied completely or not at all, and Ctrl-C is deferred until it is done. The planned
/// step is recorded first, so that the next command reverts what a killed one left incomplete; each
/// file is replaced by one rename, so that it always has its contents before or after the step.
public struct StepFolder: Sendable {
  let top: URL

  /// Creates the description of a project's folder.
  public init(_ top: URL) { self.top = top.standardizedFileURL }

  private var own: URL { top.appending(path: ".strata") }
  private var steps: URL { own.appending(path: "steps") }
  private var pending: URL { own.appending(path: "pending.json") }
  /// The temporary file for changed contents. It is outside of the project's files, so that a
  /// killed command leaves nothing among them.
  private var next: URL { own.appending(path: "next") }

  // MARK: One at a time

  /// Runs work while no other command reads or changes the project; another command waits
  /// meanwhile, for milliseconds. The lock ends with the process.
  ///
  /// - Throws: The error of the work; ``InputError`` if the folder cannot be opened.
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

  /// Applies the changes and stores them as a step.
  ///
  /// - Throws: ``InputError`` if something cannot be written; everything is reverted then.
  func write(_ changes: [FileChange], command: String) throws(InputError) {
    let step = Step(command: command, changes: changes, folders: missingFolders(changes))
    try perform(step) {
      removeEmptied(changes)
      try move(pending, to: following())
    }
  }

  /// Reverts the last step of the project's history.
  ///
  /// - Returns: the step.
  /// - Throws: ``InputError`` if there is none, if a file has changed since the step, or if
  ///   something cannot be written.
  public func undo() throws(InputError) -> Step {
    try recover()
    guard let file = names().last.map({ steps.appending(path: $0) }) else {
      throw InputError(
        "project", top.lastPathComponent, "has no 'strata new' or 'strata add' that can be undone")
    }
    let step = try read(file)
    for change in step.changes where current(change.path) != change.after {
      let what = change.after == nil ? "was created again" : "was changed"
      throw InputError(
        "file", change.path,
        "\(what) since 'strata \(step.command)', so it cannot be undone; restore the file first")
    }
    if step.makesProject { try checkNothingElse(step) }
    try perform(Step(command: step.command, changes: step.changes.map(\.reversed))) {
      removeEmpty(step.folders)
      // The step becomes the record of pending work: from this rename on it counts as undone, even
      // if the process is killed before the record is removed.
      try move(file, to: pending)
      unlink(pending.path)
      removeOwn()
      if step.makesProject { rmdir(top.path) }
    }
    return step
  }

  /// Reverts what a killed command left incomplete.
  ///
  /// - Throws: ``InputError`` if that fails, or if a file was changed since: work of the user is
  ///   not overwritten.
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

  /// Returns a project as it would be after ``recover()``, without changing it.
  ///
  /// - Throws: ``InputError`` if ``recover()`` could not be done.
  public func recovered(_ project: ProjectSnapshot) throws(InputError) -> ProjectSnapshot {
    guard let step = try halfDone() else { return project }
    return project.applying(step.changes.map(\.reversed))
  }

  /// Returns the step that ``undo()`` would revert; `nil` if there is none.
  public func last() throws(InputError) -> Step? {
    guard let name = names().last else { return nil }
    return try read(steps.appending(path: name))
  }

  // MARK: Whole or not at all

  private func perform(_ step: Step, finish: () throws -> Void) throws(InputError) {
    try checkOwn()
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

  /// Checks that nothing else is in the place of the tool's folder.
  private func checkOwn() throws(InputError) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: own.path, isDirectory: &isFolder)
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: own.path)
    guard isThere ? isFolder.boolValue : link == nil else {
      throw InputError(
        "file", own.lastPathComponent,
        "is where strata keeps its steps, in a folder of this name; move the file away")
    }
  }

  private func takeBack(_ step: Step) throws {
    for change in step.changes where current(change.path) != change.before {
      try set(change.path, change.before)
    }
    removeEmpty(step.folders)
    unlink(next.path)
    try FileManager.default.removeItem(at: pending)
  }

  /// Returns the step that a killed command left incomplete; `nil` if there is none.
  ///
  /// - Throws: ``InputError`` with a file whose contents are neither those before nor those after
  ///   the step.
  private func halfDone() throws(InputError) -> Step? {
    guard FileManager.default.fileExists(atPath: pending.path) else { return nil }
    let step = try read(pending)
    for change in step.changes where ![change.before, change.after].contains(current(change.path)) {
      throw InputError(
        "file", change.path,
        "was changed since 'strata \(step.command)' was killed half-way; restore the file, or remove '.strata/pending.json' to keep all files as they are"
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

  /// Writes a temporary file and renames it; an existing file keeps its permissions, and a symbolic
  /// link remains one: the file that it leads to is replaced.
  private func put(_ data: Data, at place: URL) throws {
    let place = place.resolvingSymlinksInPath()
    try data.write(to: next)
    if let rights = try? FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
    {
      try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: next.path)
    }
    try move(next, to: place)
  }

  /// Renames a file, replacing an existing one atomically.
  private func move(_ file: URL, to place: URL) throws {
    guard rename(file.path, place.path) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
  }

  // MARK: What is there

  /// Checks that undoing the creation of a project loses nothing.
  ///
  /// - Throws: ``InputError`` with a file that the step did not create.
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
      throw InputError(
        "file", path,
        "was added after 'strata \(step.command)', so it cannot be undone; move the file away first"
      )
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

  /// Removes those of the folders that are empty.
  private func removeEmpty(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(top.appending(path: folder).path) }
  }

  /// Removes the folders that are empty after their last file was removed.
  private func removeEmptied(_ changes: [FileChange]) {
    for change in changes where change.after == nil {
      var parts = change.path.split(separator: "/").dropLast()
      while !parts.isEmpty, rmdir(top.appending(path: parts.joined(separator: "/")).path) == 0 {
        parts = parts.dropLast()
      }
    }
  }

  /// Removes the tool's folder `.strata` if it contains no step.
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
      throw InputError(
        "file", String(file.path.dropFirst(top.path.count + 1)),
        "is damaged, so its step cannot be undone; remove it to keep all files as they are")
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
