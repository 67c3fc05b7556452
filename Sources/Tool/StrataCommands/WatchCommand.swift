import Foundation

/// The command `strata watch`: a check after each saved file, until Ctrl-C.
struct WatchCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    let project = try Project(folder: folder, parsed: parsed)
    let open = { [folder, parsed] in try Project(folder: folder, parsed: parsed).served() }
    let book = parsed.value("--config").map { URL(fileURLWithPath: $0, relativeTo: folder) }
    #if canImport(Glibc)
      // Before the first look: a change during it is not missed.
      if var events = FolderEvents(below: project.top, and: book) {
        var session = try WatchSession(open)
        session.follow(&events, write: Self.write)
        return Outcome("", isReport: true, end: "")
      }
    #endif
    var files = PolledFiles()
    var session = try WatchSession(open)
    session.follow(&files, write: Self.write)
    return Outcome("", isReport: true, end: "")
  }

  /// Prints a report; returns whether somebody reads it.
  private static func write(_ text: String) -> Bool {
    (try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))) != nil
  }
}
