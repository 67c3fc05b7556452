/// An error of starting a server. Its `description` is a sentence for the operator.
public enum WebServerError: Error, Hashable, Sendable {
  /// Another program listens on the port.
  case portInUse(host: String, port: Int)
  /// The port needs privileges that this process lacks, as ports below 1024 do on most systems.
  case portForbidden(host: String, port: Int)
  /// The port is not between 0 and 65535.
  case badPort(Int)
  /// The host is neither an address of this machine nor a name that resolves to one.
  case badHost(String, reason: String)
  /// A certificate or key file cannot be read.
  case unreadableFile(path: String, reason: String)
  /// Both files can be read, but they are not a matching certificate and key in PEM form.
  case badCertificate(path: String, keyPath: String)
  /// A value of the configuration is out of its range.
  case badConfiguration(field: String, value: Int, rule: String)
  /// `start()` was called although the server has been started before.
  case alreadyStarted
  /// The system refused to provide a thread, a socket or memory.
  case system(String)
}

extension WebServerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .portInUse(let host, let port):
      "Port \(port) on \(host) is in use by another program; choose another port."
    case .portForbidden(let host, let port):
      "This user may not listen on port \(port) of \(host); choose a port above 1023."
    case .badPort(let port): "Port \(port) is not between 0 and 65535."
    case .badHost(let host, let reason): "Cannot listen on host \"\(host)\": \(reason)."
    case .unreadableFile(let path, let reason): "Cannot read \"\(path)\": \(reason)."
    case .badCertificate(let path, let keyPath):
      "\"\(path)\" and \"\(keyPath)\" are not a matching PEM certificate and key."
    case .badConfiguration(let field, let value, let rule): "\(field) is \(value), but \(rule)."
    case .alreadyStarted: "This server was started before and cannot start again; make a new one."
    case .system(let reason): "The server cannot start: \(reason)."
    }
  }
}
