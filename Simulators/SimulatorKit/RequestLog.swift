import StrataWebServer

/// The received requests, newest last, without secret parameters.
public actor RequestLog {
  /// A received request.
  public struct Entry: Sendable, Equatable {
    /// The HTTP method.
    public let method: String
    /// The path of the request's URL.
    public let path: String
    /// The raw query without the service's secret parameters; may be empty.
    public let query: String
  }

  /// The maximum number of entries.
  public static let limit = 1000

  public private(set) var entries: [Entry] = []
  /// The number of requests since the start or the last clearing, including those that were
  /// dropped.
  public private(set) var total = 0
  private let secrets: Set<String>

  /// Creates an empty log.
  ///
  /// - Parameter secrets: The names of query parameters that are never logged.
  public init(secrets: Set<String>) {
    self.secrets = secrets
  }

  /// Removes all entries and resets the count.
  public func removeAll() {
    entries = []
    total = 0
  }

  func record(_ request: HTTPRequest) {
    total += 1
    entries.append(
      Entry(method: request.method, path: request.path, query: visible(request.query ?? "")))
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// Returns the items whose decoded name is not secret, so that `app%69d=…` is left out as well.
  private func visible(_ query: String) -> String {
    query.split(separator: "&").filter { item in
      let name = HTTPRequest(query: String(item)).queryItems().first?.name
      return name.map { !secrets.contains($0.lowercased()) } ?? false
    }.joined(separator: "&")
  }

  var json: JSON {
    let list = entries.map { entry in
      JSON.object([
        "method": .string(entry.method), "path": .string(entry.path),
        "query": .string(entry.query),
      ])
    }
    return .object(["total": .integer(total), "requests": .array(list)])
  }
}
