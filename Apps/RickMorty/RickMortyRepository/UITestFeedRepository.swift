import Foundation
public import UseCase

/// Fixed characters for UI tests (`-ui-testing`): 826 on 42 pages, without a network.
public struct UITestFeedRepository: FeedRepositoryProtocol {
  /// The number of fixed characters.
  public static let count = 826
  private static let pageSize = 20

  /// Creates a repository of fixed characters for UI tests.
  public init() {}

  public func characters(
    _ query: FeedQuery, page: Int
  ) async throws(FeedError) -> CharactersAnswer {
    let found = (1...Self.count).map(Self.character).filter { query.fits($0) }
    let rest = found.dropFirst((page - 1) * Self.pageSize)
    guard page > 0, !rest.isEmpty else { throw .server(status: 404) }
    let pages = (found.count + Self.pageSize - 1) / Self.pageSize
    let info = PageInfoResponse(count: found.count, pages: pages, hasNext: page < pages)
    return CharactersAnswer(
      page: CharactersPageResponse(info: info, results: Array(rest.prefix(Self.pageSize))))
  }

  public func character(id: Int) async throws(FeedError) -> CharacterAnswer {
    guard (1...Self.count).contains(id) else { throw .server(status: 404) }
    return CharacterAnswer(character: Self.character(id))
  }

  private static func character(_ id: Int) -> CharacterResponse {
    CharacterResponse(
      id: id, name: "Character \(id)", status: ["Alive", "Dead", "unknown"][id % 3],
      species: id % 2 == 0 ? "Human" : "Alien", type: "", gender: "unknown",
      origin: PlaceResponse(name: "Earth", url: ""),
      location: PlaceResponse(name: "Citadel of Ricks", url: ""), image: "",
      episode: ["episode/\(id % 51 + 1)"], created: "2017-11-04T18:50:21.651Z")
  }
}

extension FeedQuery {
  fileprivate func fits(_ character: CharacterResponse) -> Bool {
    (status == nil || status == CharacterStatus(character.status))
      && (name.isEmpty || character.name.localizedCaseInsensitiveContains(name))
  }
}
