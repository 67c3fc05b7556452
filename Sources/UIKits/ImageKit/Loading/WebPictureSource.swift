public import Foundation
public import StrataDeviceServices

/// Loads images over HTTP, without cookies, credentials or a cache.
///
/// Use it for URLs of services that the app itself has chosen. A URL that a visitor entered could
/// name a machine that only the server can reach.
public struct WebPictureSource: PictureSource {
  /// The source of the process, so that connections are shared.
  public static let shared = WebPictureSource()

  private let session: URLSession
  private let loads: BoundedLoads

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - deadline: The time without data after which a load fails, in seconds.
  ///   - redirections: The addresses to which a service may redirect a request.
  public init(deadline: TimeInterval = 30, redirections: RedirectionRule = .standard) {
    loads = BoundedLoads(redirections: redirections)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.timeoutIntervalForRequest = deadline
    session = URLSession(configuration: configuration, delegate: loads, delegateQueue: nil)
  }

  public func data(from url: URL, limit: Int) async throws(ImageFailure) -> Data {
    guard url.isOfWeb else { throw .invalidAddress }
    UpstreamFigures.countRequest()
    let answer = await loads.answer(to: URLRequest(url: url), limit: limit, of: session)
    if case .failure(let failure) = answer, failure != .cancelled { UpstreamFigures.countError() }
    return try answer.get()
  }
}

extension URL {
  /// Whether this is an `http` or `https` URL with a host.
  var isOfWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased() ?? "") && host()?.isEmpty == false
  }
}
