public import Foundation
public import StrataDeviceServices

/// Loads images over HTTP, without cookies, credentials or a cache.
///
/// Use it for URLs of services that the app itself has chosen. A URL that a visitor entered could
/// name a machine that only the server can reach.
public struct WebPictureSource: PictureSource {
  /// The process's shared source, so that connections are reused.
  public static let shared = WebPictureSource()

  private let session: URLSession
  private let loads: BoundedLoads
  private let deadline: Duration
  private let clock: any Clock<Duration>

  /// Creates a source that loads images over HTTP, without cookies, credentials or a cache.
  ///
  /// - Parameters:
  ///   - deadline: The longest time of a whole load, in seconds.
  ///   - redirections: The addresses to which a service may redirect a request.
  ///   - clock: The clock of the deadline.
  public init(
    deadline: TimeInterval = 30, redirections: RedirectionRule = .standard,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    loads = BoundedLoads(redirections: redirections)
    self.deadline = .seconds(deadline)
    self.clock = clock
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    // Longer than the deadline, which ends a load. On Linux the resource timeout has no effect.
    configuration.timeoutIntervalForRequest = 2 * deadline
    session = URLSession(configuration: configuration, delegate: loads, delegateQueue: nil)
  }

  public func data(from url: URL, limit: Int) async throws(ImageFailure) -> Data {
    guard url.isOfWeb else { throw .invalidAddress }
    UpstreamFigures.countRequest()
    let answer = await answer(to: URLRequest(url: url), limit: limit)
    if case .failure(let failure) = answer, failure != .cancelled { UpstreamFigures.countError() }
    return try answer.get()
  }

  /// Returns the answer; if the deadline passes before, ends the load and returns a failure.
  private func answer(to request: URLRequest, limit: Int) async -> BoundedLoads.Answer {
    await withTaskGroup(of: BoundedLoads.Answer.self) { group in
      defer { group.cancelAll() }
      group.addTask { await loads.answer(to: request, limit: limit, of: session) }
      group.addTask {
        do { try await clock.sleep(for: deadline) } catch { return .failure(.cancelled) }
        return .failure(.noAnswer(reason: "the download took longer than \(deadline)"))
      }
      return await group.next() ?? .failure(.cancelled)
    }
  }
}

extension URL {
  /// A Boolean value that indicates whether this is an `http` or `https` URL with a host.
  var isOfWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased() ?? "") && host()?.isEmpty == false
  }
}
