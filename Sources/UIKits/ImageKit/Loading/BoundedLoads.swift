import Foundation
import StrataDeviceServices

/// Collects the bytes of running loads, and cancels a load whose file is too large.
final class BoundedLoads: NSObject, URLSessionDataDelegate, Sendable {
  typealias Answer = Result<Data, ImageFailure>

  private struct Load: Sendable {
    let limit: Int
    let running: CancellableTask
    var data = Data()
    var failure: ImageFailure?
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
      if !isAllowed { self.refuse(number, status: status) }
      return isAllowed ? request : nil
    } then: {
      completionHandler($0)
    }
  }

  private func refuse(_ number: Int, status: Int) {
    let refused = loads.withLock { $0.removeValue(forKey: number) }
    refused?.answer.resume(returning: .failure(.refused(status: status)))
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    let length = response.expectedContentLength
    let failure = loads.withLock { loads -> ImageFailure? in
      let limit = loads[dataTask.taskIdentifier]?.limit ?? 0
      let failure: ImageFailure? =
        !(200...299).contains(status)
        ? .refused(status: status) : length > Int64(limit) ? .tooLarge(limit: limit) : nil
      loads[dataTask.taskIdentifier]?.failure = failure
      return failure
    }
    completionHandler(failure == nil ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let tooLarge = loads.withLock { loads -> CancellableTask? in
      guard var load = loads[dataTask.taskIdentifier], load.failure == nil else { return nil }
      load.data.append(data)
      if load.data.count > load.limit { load.failure = .tooLarge(limit: load.limit) }
      loads[dataTask.taskIdentifier] = load
      return load.failure == nil ? nil : load.running
    }
    tooLarge?.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let load = loads.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    let failure = load.failure ?? error.map(ImageFailure.init)
    load.answer.resume(returning: failure.map(Answer.failure) ?? .success(load.data))
  }
}

extension ImageFailure {
  fileprivate init(_ error: any Error) {
    let code = (error as? URLError)?.code
    self = code == .cancelled ? .cancelled : .noAnswer(reason: "error \(code?.rawValue ?? 0)")
  }
}
