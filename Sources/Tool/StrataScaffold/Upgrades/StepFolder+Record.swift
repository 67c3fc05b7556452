import Foundation

/// The record of a project's generated files, which changes with each command in the same step.
extension StepFolder {
  /// Applies the changes of a command and stores them as a step.
  ///
  /// - Parameters:
  ///   - changes: the changes of files.
  ///   - command: the command as it was typed.
  ///   - request: the command with its options, for the project's record; if it is `nil`,
  ///     `rename` and `remove` are read from the typed words.
  /// - Throws: ``InputError`` if something cannot be read or written; everything is reverted then.
  public func apply(
    _ changes: [FileChange], command: String, request: GrowthRequest? = nil
  ) throws(InputError) {
    var all = changes
    if let request = request ?? GrowthRequest(command: command), let old = try record() {
      all += try change(ofRecord: old.following(request, typed: command))
    }
    try write(all, command: command)
  }

  /// Returns the record of the project's generated files; `nil` if the project has none.
  ///
  /// - Throws: ``InputError`` if it cannot be read.
  public func record() throws(InputError) -> GenerationRecord? {
    guard let json = try recordedJSON() else { return nil }
    return try GenerationRecord(json: json)
  }

  /// Returns the change that replaces the record; none if it stays as it is.
  ///
  /// - Parameter record: the new record.
  /// - Throws: ``InputError`` if it cannot be encoded.
  public func change(ofRecord record: GenerationRecord) throws(InputError) -> [FileChange] {
    let change = FileChange(
      path: GenerationRecord.path, before: try recordedJSON(), after: try record.json())
    return change.before == change.after ? [] : [change]
  }

  /// Reads files of the project of any kind; those that do not exist are left out.
  ///
  /// - Parameter paths: the paths from the project's folder.
  /// - Throws: ``InputError`` with a file that exists and cannot be read.
  public func snapshot(of paths: some Sequence<String>) throws(InputError) -> ProjectSnapshot {
    var files: [String: Data] = [:]
    for path in paths {
      let place = top.appending(path: path)
      if let data = try? Data(contentsOf: place) {
        files[path] = data
      } else if FileManager.default.fileExists(atPath: place.path) {
        throw InputError("file", path, "cannot be read")
      }
    }
    return ProjectSnapshot(files: files)
  }

  /// Returns the record's contents as they are after ``recover()``; `nil` if there is no record.
  private func recordedJSON() throws(InputError) -> Data? {
    let path = GenerationRecord.path
    return try recovered(try snapshot(of: [path])).files[path]
  }
}
