/// One page of characters as the service writes it.
public struct CharactersPageResponse: Codable, Hashable, Sendable {
  public let info: PageInfoResponse
  public let results: [CharacterResponse]

  enum CodingKeys: String, CodingKey {
    case info = "info"
    case results = "results"
  }

  public init(info: PageInfoResponse, results: [CharacterResponse]) {
    self.info = info
    self.results = results
  }
}

/// How many there are, and whether more follow.
public struct PageInfoResponse: Codable, Hashable, Sendable {
  public let count: Int
  public let pages: Int
  /// Whether the service names a next page. It writes an address, `null`, and elsewhere an empty
  /// text or the page's number; the address itself is built by this app, since the service does not
  /// escape it.
  public let hasNext: Bool

  enum CodingKeys: String, CodingKey {
    case count = "count"
    case pages = "pages"
    case next = "next"
  }

  public init(count: Int, pages: Int, hasNext: Bool) {
    self.count = count
    self.pages = pages
    self.hasNext = hasNext
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = try container.decode(Int.self, forKey: .count)
    pages = try container.decode(Int.self, forKey: .pages)
    if (try? container.decode(Int.self, forKey: .next)) != nil {
      hasNext = true
    } else {
      hasNext = try container.decodeIfPresent(String.self, forKey: .next)?.isEmpty == false
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
    try container.encode(pages, forKey: .pages)
    try container.encode(hasNext ? "next" : nil, forKey: .next)
  }
}
