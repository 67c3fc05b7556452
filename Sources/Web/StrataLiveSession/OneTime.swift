/// A continuation that can be resumed several times; only the first time has an effect.
@MainActor final class OneTime {
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func resume() {
    continuation?.resume()
    continuation = nil
  }
}
