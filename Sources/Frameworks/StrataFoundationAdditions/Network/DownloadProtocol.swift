import Foundation
import FoundationNetworking
import Synchronization

/// The protocol of a download task whose bytes come from a `URLProtocol` of the app or from an
/// address with the scheme `data`.
///
/// Foundation on Linux expects such a task's protocol to name a file, which only its own protocols
/// can do; it ends the process with a delegate, and has no file for a completion handler. This
/// protocol loads the content into a file and then names it.
final class DownloadProtocol: URLProtocol {
  /// Is `true` while a download task chooses its protocol.
  @TaskLocal static var isOffered = false

  private var loading: Task<Void, Never>?

  override class func canInit(with request: URLRequest) -> Bool { isOffered }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let session = task?.owner else { return finish(.failure(URLError(.unknown))) }
    let request = request
    // The client may be called on any thread, and nothing else is done with this object meanwhile.
    nonisolated(unsafe) let loader = self
    loading = Task {
      do {
        let answer = try await session.download(for: request)
        if Task.isCancelled { return try FileManager.default.removeItem(at: answer.0) }
        loader.finish(.success(answer))
      } catch {
        if !Task.isCancelled { loader.finish(.failure(error)) }
      }
    }
  }

  override func stopLoading() { loading?.cancel() }

  private func finish(_ result: Result<(URL, URLResponse), any Error>) {
    switch result {
    case .success((let file, let response)):
      guard setDownloadedFile(file) else {
        return finish(.failure(URLError(.cannotCreateFile)))
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocolDidFinishLoading(self)
    case .failure(let error):
      client?.urlProtocol(self, didFailWithError: error)
    }
  }
}

extension URLSession {
  /// Lists the earlier protocol classes of sessions: a task that reads the list at the same time
  /// may still use one.
  private static let earlierClasses = Mutex<[[AnyClass]]>([])

  /// Returns `true` if a protocol loads a request that is not one of Foundation's for the network.
  func isForeign(_ request: URLRequest) -> Bool {
    let native = (URLSessionConfiguration.default.protocolClasses ?? []).map(ObjectIdentifier.init)
    let classes = configuration.protocolClasses ?? []
    let all = classes + (URLSessionConfiguration.default.protocolClasses ?? [])
    let first: AnyClass? = all.first { ($0 as? URLProtocol.Type)?.canInit(with: request) == true }
    return first.map { !native.contains(ObjectIdentifier($0)) && !($0 is WaitingProtocol.Type) }
      ?? true
  }

  /// Makes ``DownloadProtocol`` the first choice of the session's tasks.
  func offerDownloadProtocol() {
    Self.earlierClasses.withLock { earlier in
      let classes = configuration.protocolClasses ?? []
      guard !classes.contains(where: { $0 == DownloadProtocol.self }) else { return }
      earlier.append(classes)
      configuration.protocolClasses = [DownloadProtocol.self] + classes
    }
  }
}
