import StrataWebServer

/// The requests that came, newest last, without the keys in them.
public actor RequestLog {
  /// One request.
  public struct Entry: Sendable, Equatable {
    public let method: String
    public let path: String
    /// The raw query without the service's secret parameters; empty when nothing is left.
    public let query: String
  }

  /// How many are kept.
  public static let limit = 1000

  public private(set) var entries: [Entry] = []
  /// How many came since the start or the last clearing, those no longer kept included.
  public private(set) var total = 0
  private let secrets: Set<String>

  /// - Parameter secrets: Names of query parameters that are never kept.
  public init(secrets: Set<String>) {
    self.secrets = secrets
  }

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

  /// Keeps the items whose decoded name is not secret, so that `app%69d=…` is left out as well.
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
