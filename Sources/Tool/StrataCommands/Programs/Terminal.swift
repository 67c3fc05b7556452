import Foundation

/// A terminal, at which a command asks a person.
package struct Terminal: Sendable {
  private let write: @Sendable (String) -> Void
  private let read: @Sendable () -> String?

  /// Creates a terminal.
  ///
  /// - Parameters:
  ///   - write: shows a text.
  ///   - read: returns the next line that a person typed; `nil` at the end of input.
  package init(
    write: @escaping @Sendable (String) -> Void, read: @escaping @Sendable () -> String?
  ) {
    self.write = write
    self.read = read
  }

  /// The terminal of this process; `nil` if its input or its error output is a file or a pipe.
  ///
  /// Questions go to the error output, since the output of the command may be read by a program.
  package static var standard: Terminal? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    return Terminal(
      write: { FileHandle.standardError.write(Data($0.utf8)) }, read: { readLine() })
  }

  /// Returns whether the output of this process is a terminal that shows colors. `NO_COLOR` with
  /// any text turns them off (https://no-color.org).
  ///
  /// - Parameters:
  ///   - variables: the environment.
  ///   - isTerminal: whether the output is a terminal.
  package static func isColored(
    _ variables: [String: String], isTerminal: Bool
  ) -> Bool {
    isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
  }

  /// Asks a question, which `y` and `yes` affirm; everything else means no.
  package func affirms(_ question: String) -> Bool {
    write("\(question) [y/N] ")
    let answer = read()?.trimmingCharacters(in: .whitespaces).lowercased()
    return answer == "y" || answer == "yes"
  }
}
