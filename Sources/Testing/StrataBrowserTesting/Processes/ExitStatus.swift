import Glibc

/// The way in which a process ended.
public enum ExitStatus: Sendable, Equatable, CustomStringConvertible {
  /// The process exited with this code.
  case exited(Int32)
  /// The process was ended by this signal.
  case signalled(Int32)

  init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited(status >> 8 & 0xff) : .signalled(signal)
  }

  public var description: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .signalled(let number): "signal \(number) (\(String(cString: strsignal(number))))"
    }
  }
}
