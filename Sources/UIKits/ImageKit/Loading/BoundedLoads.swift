import Foundation
import StrataDeviceServices

/// Collects the bytes of running loads, and cancels a load whose file is too large.
final class BoundedLoads: NSObject, URLSessionDataDelegate, Sendable {
  typealias Answer = Result<Data, ImageFailure>

  private struct Load: Sendable {
    let limit: Int
    let running: CancellableTask
    var data = Data()
    let answer: CheckedContinuation<Answer, Never>
  }

  private let loads = Locked<[Int: Load]>([:])
  private let redirections: RedirectionRule

  init(redirections: RedirectionRule) { self.redirections = redirections }

  /// Loads a request, until the current task is cancelled.
  ///
  /// - Parameters:
  ///   - limit: The largest size, in bytes.
  ///   - session: A session whose delegate this is.
  func answer(to request: URLRequest, limit: Int, of session: URLSession) async -> Answer {
    let running = CancellableTask()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let task = session.dataTask(with: request)
        loads.withLock {
          $0[task.taskIdentifier] = Load(limit: limit, running: running, answer: continuation)
        }
        running.start(task)
      }
    } onCancel: {
      running.cancel()
    }
  }

  /// Decides on another thread whether to follow the redirection, as resolving a host takes time.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let (number, first) = (task.taskIdentifier, task.originalRequest?.url)
    let status = response.statusCode
    // A load without a waiting caller was cancelled.
    guard let running = loads.withLock({ $0[number]?.running }) else { return }
    running.redirect {
      let isAllowed = self.redirections.allows(from: first, to: request.url)
      if !isAllowed { self.end(number, with: .refused(status: status)) }
      return isAllowed ? request : nil
    } then: {
      completionHandler($0)
    }
  }

  /// Ends a load with a failure, and then cancels it: the end of a cancelled load may be reported only
  /// when the service closes the connection.
  private func end(_ number: Int, with failure: ImageFailure) {
    let ended = loads.withLock { $0.removeValue(forKey: number) }
    ended?.answer.resume(returning: .failure(failure))
    ended?.running.cancel()
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let (number, length) = (dataTask.taskIdentifier, response.expectedContentLength)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    let limit = loads.withLock { $0[number]?.limit ?? 0 }
    let failure: ImageFailure? =
      !(200...299).contains(status)
      ? .refused(status: status) : length > Int64(limit) ? .tooLarge(limit: limit) : nil
    if let failure { end(number, with: failure) }
    completionHandler(failure == nil ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let number = dataTask.taskIdentifier
    let limit = loads.withLock { loads -> Int? in
      loads[number]?.data.append(data)
      guard let load = loads[number], load.data.count > load.limit else { return nil }
      return load.limit
    }
    if let limit { end(number, with: .tooLarge(limit: limit)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let load = loads.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    load.answer.resume(
      returning: error.map { .failure(ImageFailure($0)) } ?? .success(load.data))
  }
}

extension ImageFailure {
  fileprivate init(_ error: any Error) {
    let code = (error as? URLError)?.code
    self = code == .cancelled ? .cancelled : .noAnswer(reason: "error \(code?.rawValue ?? 0)")
  }
}
