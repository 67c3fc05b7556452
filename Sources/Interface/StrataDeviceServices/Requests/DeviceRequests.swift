/// Asks the window that the running code draws for something that only a device can do.
///
///     let device = DeviceHost.current
///     let state: String = try await device?.requests.answer(to: "position.state")
///
/// A connection that drops loses neither the question nor the answer. A window that is gone for
/// good, or was mounted anew, has ``DeviceRequestError/windowGone`` for every open request.
public protocol DeviceRequests: Sendable {
  /// Asks, and tells of each answer in order; the last is `done` or `failed`.
  ///
  /// - Parameter receive: Called from any thread; not any more once the request was given up.
  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle
}

extension DeviceRequests {
  /// The one answer to a request, as JSON.
  ///
  /// Cancelling the task gives the request up.
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

  /// All answers to a request, as JSON each; it is given up when nobody reads on.
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
