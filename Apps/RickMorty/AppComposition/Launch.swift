public import Feed
public import Foundation

/// What the words of the call and the environment ask for.
///
///     Launch(arguments: ["rickmorty"], environment: [:]).baseURL    // nil: the service's own
public struct Launch: Equatable, Sendable {
  public let isUITesting: Bool
  /// Asked in place of the service's own address.
  public let baseURL: URL?
  public let source: FeedSource

  public init(arguments: [String], environment: [String: String]) {
    func url(_ name: String) -> URL? {
      environment[name].flatMap { $0.isEmpty ? nil : URL(string: $0) }
    }
    isUITesting = arguments.contains("-ui-testing")
    let chosen = url("RICKMORTY_BASE_URL")
    let demo = url("RICKMORTY_DEMO_URL")
    baseURL = chosen ?? demo
    source = isUITesting || chosen == nil && demo != nil ? .demo : Self.service(at: chosen)
  }

  /// A service is named by what its address says: a stand-in is not the service it stands in for.
  private static func service(at address: URL?) -> FeedSource {
    guard let address, let host = address.host() else { return .usual }
    return .service(host: address.port.map { "\(host):\($0)" } ?? host)
  }
}
