/// A page of characters in the service's format.
///
/// A character that cannot be read is left out; the others and the next pages remain. If none can
/// be read, decoding fails.
public struct CharactersPageResponse: Codable, Hashable, Sendable {
  /// The numbers of all pages and characters.
  public let info: PageInfoResponse
  /// The characters of the page that could be read.
  public let results: [CharacterResponse]
  /// The characters that could not be read. Only stored copies have this field; the service does
  /// not.
  public let unreadable: [UnreadableCharacter]

  enum CodingKeys: String, CodingKey {
    case info = "info"
    case results = "results"
    case unreadable = "unreadable"
  }

  /// Creates a page of characters in the service's format.
  public init(
    info: PageInfoResponse, results: [CharacterResponse], unreadable: [UnreadableCharacter] = []
  ) {
    self.info = info
    self.results = results
    self.unreadable = unreadable
  }

  /// Decodes a page, without the characters that cannot be read.
  ///
  /// - Throws: `DecodingError` of the first character if none can be read.
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

/// The number of characters and pages, and whether there are more.
public struct PageInfoResponse: Codable, Hashable, Sendable {
  /// The number of characters that match the query.
  public let count: Int
  /// The number of pages.
  public let pages: Int
  /// A Boolean value that indicates whether there is a next page. The service sends an address or
  /// `null`; some versions send an empty text or the page's number. This app builds the next
  /// address itself, since the service does not escape it.
  public let hasNext: Bool

  enum CodingKeys: String, CodingKey {
    case count = "count"
    case pages = "pages"
    case next = "next"
  }

  /// Creates the information of a page.
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
