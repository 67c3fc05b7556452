public import Feed
public import Foundation

/// The options of a launch, from its arguments and environment.
///
///     Launch(arguments: ["rickmorty"], environment: [:]).baseURL    // nil: the service itself
public struct Launch: Equatable, Sendable {
  /// A Boolean value that indicates whether the app shows fixed characters for UI tests.
  public let isUITesting: Bool
  /// The address to use instead of the service's; `nil` for the service itself.
  public let baseURL: URL?
  /// The source of the characters, whose name the app shows.
  public let source: FeedSource

  /// Creates the options from the arguments and the environment of the process.
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

  /// Returns the source of characters for an address. The source is named after the address's host,
  /// so that a substitute is not credited as the service.
  private static func service(at address: URL?) -> FeedSource {
    guard let address, let host = address.host() else { return .usual }
    return .service(host: address.port.map { "\(host):\($0)" } ?? host)
  }
}
