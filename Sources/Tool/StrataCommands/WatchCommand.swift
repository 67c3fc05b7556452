import Foundation

/// The command `strata watch`: a check after each saved file, until Ctrl-C.
struct WatchCommand {
  let folder: URL
  let parsed: ParsedCommand

  /// The microseconds between two looks at the files.
  private static let pause: UInt32 = 200_000

  func run() throws -> Outcome {
    var session = try WatchSession { [folder, parsed] in
      try Project(folder: folder, parsed: parsed).served()
    }
    while true {
      if let text = session.look() {
        // A reader that is gone ends the command.
        do { try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8)) } catch {
          return Outcome("", isReport: true, end: "")
        }
      }
      usleep(Self.pause)
    }
  }
}
