/// Why the host cannot start, in one sentence, and the exit code that goes with it.
enum HostError: Error, Equatable, CustomStringConvertible {
  /// The call's words are off.
  case usage(String)
  /// The machine does not let us.
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
