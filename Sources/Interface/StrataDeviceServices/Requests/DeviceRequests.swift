/// Sends requests to the browser window that the current code runs for.
///
///     let device = DeviceHost.current
///     let state: String = try await device?.requests.answer(to: "position.state")
///
/// A dropped connection loses neither the request nor the answer. If the window does not come back,
/// or its app was started again, every open request fails with ``DeviceRequestError/windowGone``.
public protocol DeviceRequests: Sendable {
  /// Sends a request and delivers its answers in order; the last is `done` or `failed`.
  ///
  /// - Parameter receive: Called from any thread, and never after the request was cancelled.
  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle
}

extension DeviceRequests {
  /// Returns the single answer to a request, as JSON.
  ///
  /// Cancelling the task cancels the request.
  public func answer(to request: DeviceRequest) async throws(DeviceRequestError) -> String {
    let waiting = WaitingAnswer()
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting.wait(with: continuation)
        waiting.hold(begin(request) { waiting.receive($0) })
      }
    } onCancel: {
      waiting.cancel()
    }
    switch answer {
    case .done(let json), .part(let json): return json
    case .failed(let error): throw error
    }
  }

  /// Returns all answers to a request, each as JSON. The request is cancelled when the stream ends.
  public func answers(to request: DeviceRequest) -> AsyncThrowingStream<String, any Error> {
    let limit = 512
    return AsyncThrowingStream(bufferingPolicy: .bufferingOldest(limit)) { continuation in
      let handle = begin(request) { answer in
        switch answer {
        case .part(let json):
          if case .dropped = continuation.yield(json) {
            continuation.finish(throwing: DeviceRequestError.tooMany(limit: limit))
          }
        case .done(let json):
          continuation.yield(json)
          continuation.finish()
        case .failed(let error): continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in handle.cancel() }
    }
  }
}
