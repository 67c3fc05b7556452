/// A word after a program's name that does something else than serving the app.
///
///     HostExtensions.commands["forecast"] = HostCommand("the weather of one place, as text") { words in
///       print("…")
///       return 0
///     }
///
/// It runs beside the same services, and on the same data folder, as the app would.
public struct HostCommand: Sendable {
  /// What it does, for `--help`.
  public let summary: String
  let run: @MainActor @Sendable (_ arguments: [String]) async -> Int32

  /// - Parameters:
  ///   - summary: In a few words.
  ///   - run: Takes the words after the command and returns the exit code.
  public init(
    _ summary: String, run: @escaping @MainActor @Sendable (_ arguments: [String]) async -> Int32
  ) {
    self.summary = summary
    self.run = run
  }
}

/// A command as it was called.
struct CommandCall: Equatable {
  let name: String
  /// The words after the command, without the host's own.
  var arguments: [String]
  /// The environment's, or after `--data`.
  var dataFolder: String?

  /// - Returns: `nil` where the first word names no command.
  init?(
    _ arguments: [String], environment: [String: String], app: String,
    known: some Collection<String>
  ) throws(HostError) {
    guard arguments.count > 1, known.contains(arguments[1]) else { return nil }
    name = arguments[1]
    self.arguments = []
    dataFolder = environment["\(app.uppercased())_DATA"].flatMap { $0.isEmpty ? nil : $0 }
    var rest = arguments.dropFirst(2)
    while let argument = rest.popFirst() {
      if argument == "--data" {
        guard let folder = rest.popFirst(), !folder.isEmpty else {
          throw .usage("--data needs the path of a folder")
        }
        dataFolder = folder
      } else if argument.hasPrefix("--data=") {
        dataFolder = String(argument.dropFirst(7))
      } else {
        self.arguments.append(argument)
      }
    }
  }
}
