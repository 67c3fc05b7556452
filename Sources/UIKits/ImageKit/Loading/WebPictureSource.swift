public import Foundation
public import StrataDeviceServices

/// Loads pictures over HTTP: no cookies, no credentials, nothing kept but open connections.
///
/// Give it addresses of services that the app itself chose. An address that a visitor typed could
/// name a machine that only the server can reach.
public struct WebPictureSource: PictureSource {
  /// The process's own; its connections are worth sharing.
  public static let shared = WebPictureSource()

  private let session: URLSession
  private let loads: BoundedLoads

  /// - Parameters:
  ///   - deadline: Seconds for a whole picture.
  ///   - redirections: Where a service may send a request on to.
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
  /// Whether it can be asked over the web.
  var isOfWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased() ?? "") && host()?.isEmpty == false
  }
}
