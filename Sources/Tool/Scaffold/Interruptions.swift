import Foundation

/// Holds Ctrl-C and its kin back while files are written, which takes milliseconds.
enum Interruptions {
  private static let held = [SIGINT, SIGTERM, SIGHUP]

  static func held<Value>(_ body: () throws -> Value) rethrows -> Value {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for signal in held { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
