import Foundation
import FoundationNetworking

/// The client of an attempt of a ``WaitingProtocol``, which hears of failures before the task does.
// @unchecked: it is called on the task's queue only.
final class AttemptClient: NSObject, URLProtocolClient, @unchecked Sendable {
  /// The protocol that waits, which owns the attempt.
  private weak var owner: WaitingProtocol?

  private var client: (any URLProtocolClient)? { owner?.client }

  init(of owner: WaitingProtocol) { self.owner = owner }

  func urlProtocol(_ attempt: URLProtocol, didFailWithError error: any Error) {
    owner?.fail(attempt, with: error)
  }

  func urlProtocol(
    _ attempt: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    client?.urlProtocol(attempt, didReceive: response, cacheStoragePolicy: policy)
  }

  func urlProtocol(_ attempt: URLProtocol, didLoad data: Data) {
    client?.urlProtocol(attempt, didLoad: data)
  }

  func urlProtocolDidFinishLoading(_ attempt: URLProtocol) {
    client?.urlProtocolDidFinishLoading(attempt)
  }

  func urlProtocol(
    _ attempt: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) {
    client?.urlProtocol(attempt, wasRedirectedTo: request, redirectResponse: redirectResponse)
  }

  func urlProtocol(_ attempt: URLProtocol, cachedResponseIsValid response: CachedURLResponse) {
    client?.urlProtocol(attempt, cachedResponseIsValid: response)
  }

  func urlProtocol(_ attempt: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    client?.urlProtocol(attempt, didReceive: challenge)
  }

  func urlProtocol(_ attempt: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
    client?.urlProtocol(attempt, didCancel: challenge)
  }
}
