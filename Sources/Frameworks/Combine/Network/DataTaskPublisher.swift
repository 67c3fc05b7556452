public import Foundation
public import FoundationNetworking
import StrataDeviceServices

extension URLSession {
  /// Returns a publisher of the response to a request for a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the response to a request.
  ///
  ///     URLSession.shared.dataTaskPublisher(for: url)
  ///       .map(\.data)
  ///       .decode(type: Trip.self, decoder: JSONDecoder())
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the response to a request. Each subscriber has a separate request, which is
  /// sent once the subscriber requests a value. Same as Apple's.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    /// The request that each subscriber sends.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - session: The session that sends the request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskLink(subscriber, request, session))
    }
  }
}

/// The request of one subscriber.
// @unchecked: the mutable state is used only under the lock, and the result has a lock.
private final class DataTaskLink<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let result: OneResult<Downstream>
  private let request: URLRequest
  private let session: URLSession
  private let running = CancellableTask()
  private let surroundings = Surroundings()
  private let lock = NSLock()
  private var isStarted = false

  init(_ downstream: Downstream, _ request: URLRequest, _ session: URLSession) {
    result = OneResult(downstream)
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    result.request(demand)
    let isFirst = lock.withLock {
      defer { isStarted = isStarted || demand > 0 }
      return !isStarted && demand > 0
    }
    if isFirst { start() }
  }

  private func start() {
    let settling = Settling { [self] in settle($0, $1, $2) }
    running.start(session.dataTask(with: request) { settling.settle($0, $1, $2) })
  }

  private func settle(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let answer: Result<Downstream.Input, URLError>
    if let response, error == nil {
      answer = .success((data ?? Data(), response))
    } else {
      answer = .failure(error as? URLError ?? URLError(.badServerResponse))
    }
    surroundings.run { result.settle(answer) }
  }

  func cancel() {
    result.cancel()
    running.cancel()
  }
}

/// The handler of a response, which the session calls on its thread.
// @unchecked: it is called once, for a link that has locks.
private struct Settling: @unchecked Sendable {
  let settle: (Data?, URLResponse?, (any Error)?) -> Void
}
