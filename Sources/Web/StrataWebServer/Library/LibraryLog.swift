import Glibc
import StrataCLibWebSockets

/// Routes the log of libwebsockets, which has one function for the whole process. Each line belongs
/// to the server on whose thread it is written, which a thread-specific value identifies.
enum LibraryLog {
  private final class Sink {
    let log: @Sendable (String) -> Void
    init(_ log: @escaping @Sendable (String) -> Void) { self.log = log }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    lws_set_log_level(clws_log_errors(), emit)
    return key
  }()

  /// Runs work, and passes the lines that libwebsockets logs on this thread to `log`; nothing is
  /// written to stderr.
  static func routed<Result>(
    to log: @escaping @Sendable (String) -> Void, _ work: () -> Result
  ) -> Result {
    let sink = Sink(log)
    pthread_setspecific(key, Unmanaged.passUnretained(sink).toOpaque())
    defer { pthread_setspecific(key, nil) }
    return withExtendedLifetime(sink) { work() }
  }

  private static let emit: @convention(c) (Int32, UnsafePointer<CChar>?) -> Void = { _, line in
    guard let line, let sink = pthread_getspecific(key) else { return }
    let text = String(cString: line)
    let end = text.lastIndex { !$0.isNewline }.map { text.index(after: $0) } ?? text.startIndex
    Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().log(String(text[..<end]))
  }
}
