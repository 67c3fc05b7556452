/// A continuation that may be resumed several times; the first one counts.
@MainActor final class OneTime {
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func resume() {
    continuation?.resume()
    continuation = nil
  }
}
