/// An error that prevents the host from starting: a sentence and an exit code.
enum HostError: Error, Equatable, CustomStringConvertible {
  /// The command line is wrong, for the given reason.
  case usage(String)
  /// The machine or the installation prevents the host from starting.
  case unable(String)

  var exitCode: Int32 {
    switch self {
    case .usage: 2
    case .unable: 1
    }
  }

  var description: String {
    switch self {
    case .usage(let text), .unable(let text): text
    }
  }
}
