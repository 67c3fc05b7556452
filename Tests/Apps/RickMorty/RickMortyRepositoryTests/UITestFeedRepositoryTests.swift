import StrataKitTesting
import Testing
import UseCase

@testable import RickMortyRepository

@Suite("UITestFeedRepository") struct UITestFeedRepositoryTests {
  private let repository = UITestFeedRepository()

  @Test(.mission("R-80"))
  func `the fixed characters are 826 on 42 pages, the same for every request`()
    async throws
  {
    var ids: [Int] = []
    for page in 1...42 {
      let answer = try await repository.characters(FeedQuery(), page: page)
      #expect(answer.page.info.hasNext == (page < 42))
      ids += answer.page.results.map(\.id)
    }
    #expect(ids == Array(1...826))
    let first = try await repository.characters(FeedQuery(), page: 1)
    let again = try await repository.characters(FeedQuery(), page: 1)
    #expect(first == again)
    #expect(try await repository.character(id: 2).character == first.page.results[1])
    for id in [0, 827] {
      await #expect(throws: FeedError.server(status: 404)) {
        try await repository.character(id: id)
      }
    }
  }

  @Test func `filters apply, and an empty result is a 404`() async throws {
    let dead = try await repository.characters(FeedQuery(status: .dead, name: "1"), page: 1)
    #expect(dead.page.results.allSatisfy { $0.status == "Dead" && $0.name.contains("1") })
    await #expect(throws: FeedError.server(status: 404)) {
      try await repository.characters(FeedQuery(name: "zzz"), page: 1)
    }
    await #expect(throws: FeedError.server(status: 404)) {
      try await repository.characters(FeedQuery(), page: 43)
    }
  }
}
