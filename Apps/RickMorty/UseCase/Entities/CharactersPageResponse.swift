/// One page of characters as the service writes it.
///
/// A character that cannot be read costs neither the others nor the pages after it. Where none of them
/// can be, it is no page of characters.
public struct CharactersPageResponse: Codable, Hashable, Sendable {
  public let info: PageInfoResponse
  public let results: [CharacterResponse]
  /// Those that stand on the page and cannot be read. The service knows no such field: copies on the
  /// device have it.
  public let unreadable: [UnreadableCharacter]

  enum CodingKeys: String, CodingKey {
    case info = "info"
    case results = "results"
    case unreadable = "unreadable"
  }

  public init(
    info: PageInfoResponse, results: [CharacterResponse], unreadable: [UnreadableCharacter] = []
  ) {
    self.info = info
    self.results = results
    self.unreadable = unreadable
  }

  /// - Throws: `DecodingError`, of the first character where none can be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    info = try container.decode(PageInfoResponse.self, forKey: .info)
    let rows = try container.decode([CharacterRow].self, forKey: .results)
    results = rows.compactMap(\.character)
    if results.isEmpty, let error = rows.first?.error { throw error }
    let known = try? container.decodeIfPresent([UnreadableCharacter].self, forKey: .unreadable)
    unreadable = (known ?? []) + rows.compactMap(\.problem)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(info, forKey: .info)
    try container.encode(results, forKey: .results)
    if !unreadable.isEmpty { try container.encode(unreadable, forKey: .unreadable) }
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
