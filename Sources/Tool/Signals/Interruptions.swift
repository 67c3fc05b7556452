import Foundation

/// Holds Ctrl-C and its kin back while files are written, which takes milliseconds.
///
/// Who is interrupted between a file's bytes and its name would leave a file that nobody asked for.
/// What was held back arrives as soon as the work is done, and ends the program as it always does.
package enum Interruptions {
  private static let held = [SIGINT, SIGTERM, SIGHUP]

  /// Runs work that is not to be interrupted half-way.
  ///
  /// Only the calling thread holds them back: threads of Dispatch never take them.
  ///
  /// - Throws: what the work throws.
  package static func held<Value>(_ body: () throws -> Value) rethrows -> Value {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for signal in held { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
