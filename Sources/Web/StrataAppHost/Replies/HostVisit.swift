import StrataWebServer

/// A request for the page at an address, as an app's replies see it.
///
///     HostVisit(path: "/city/london-england-gb", items: ["format": "json"], prefersText: true)
public struct HostVisit: Sendable {
  /// The path, percent-encoded.
  public let path: String
  /// The first language that the client accepts; `nil` if it names none.
  public let language: String?
  /// A Boolean value that indicates whether the client wants text instead of a page, as `curl` does.
  public let prefersText: Bool
  private let items: [(name: String, value: String)]

  /// Creates a request for a page.
  ///
  /// - Parameters:
  ///   - path: The path, percent-encoded.
  ///   - items: The items of the query.
  ///   - language: The first language that the client accepts; `nil` if it names none.
  ///   - prefersText: Whether the client wants text instead of a page.
  public init(
    path: String, items: KeyValuePairs<String, String> = [:], language: String? = nil,
    prefersText: Bool = false
  ) {
    self.path = path
    self.items = items.map { (name: $0.key, value: $0.value) }
    self.language = language
    self.prefersText = prefersText
  }

  init(_ request: HTTPRequest) {
    path = request.path
    items = request.queryItems()
    language = request.headers["Accept-Language"].map { AcceptedLanguage.first(in: $0) }
    prefersText = TextClient.isOne(
      accept: request.headers["Accept"], agent: request.headers["User-Agent"])
  }

  /// Returns the first value of an item of the query, decoded.
  ///
  /// - Parameter name: The name of the item.
  /// - Returns: The value; `nil` if the query does not have the item.
  public func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
}
