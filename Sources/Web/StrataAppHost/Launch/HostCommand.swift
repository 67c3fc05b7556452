/// A command of the program besides serving the app, such as `weda forecast`.
///
///     HostExtensions.commands["forecast"] = HostCommand("the weather of one place, as text") { words in
///       print("…")
///       return 0
///     }
///
/// The command runs with the same services and in the same data folder as the app.
public struct HostCommand: Sendable {
  /// The description for `--help`.
  public let summary: String
  /// The data that a server must have stored in the data folder before the command runs; `nil` for
  /// a command that needs none.
  var stored: StoredData?
  let run: @MainActor @Sendable (_ arguments: [String]) async -> Int32

  /// Creates a command of the program besides serving the app, such as `weda forecast`.
  ///
  /// - Parameters:
  ///   - summary: The description in a few words.
  ///   - run: Runs with the arguments after the command and returns the exit code.
  public init(
    _ summary: String, run: @escaping @MainActor @Sendable (_ arguments: [String]) async -> Int32
  ) {
    self.summary = summary
    self.run = run
  }

  /// Creates a command that works on the data of a server, and does not create a data folder.
  init(
    _ summary: String, on stored: StoredData,
    run: @escaping @MainActor @Sendable (_ arguments: [String]) async -> Int32
  ) {
    self.init(summary, run: run)
    self.stored = stored
  }
}

/// A command and its arguments.
struct CommandCall: Equatable {
  let name: String
  /// The arguments after the command, without those of the host.
  var arguments: [String]
  /// The data folder from the environment or `--data`.
  var dataFolder: String?

  /// Parses the arguments of the program.
  ///
  /// - Returns: `nil` if its first argument is not a command.
  init?(
    _ arguments: [String], environment: [String: String], app: String,
    known: some Collection<String>
  ) throws(HostError) {
    guard arguments.count > 1, known.contains(arguments[1]) else { return nil }
    name = arguments[1]
    self.arguments = []
    dataFolder = environment[DataFolder.variable(of: app)].flatMap { $0.isEmpty ? nil : $0 }
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
