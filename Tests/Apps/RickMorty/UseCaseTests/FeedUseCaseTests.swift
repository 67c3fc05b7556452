import Foundation
import StrataKitTesting
import Testing

@testable import UseCase

@Suite("FeedUseCase") struct FeedUseCaseTests {
  private struct Repository: FeedRepositoryProtocol {
    let answer: Result<CharactersAnswer, FeedError>
    func characters(_ query: FeedQuery, page: Int) async throws(FeedError) -> CharactersAnswer {
      try answer.get()
    }
    func character(id: Int) async throws(FeedError) -> CharacterAnswer {
      guard let found = try answer.get().page.results.first(where: { $0.id == id }) else {
        throw .server(status: 404)
      }
      return CharacterAnswer(character: found, storedAt: try answer.get().storedAt)
    }
  }

  private func execute(
    _ answer: Result<CharactersAnswer, FeedError>
  ) async throws(FeedError) -> FeedPage {
    let useCase: any FeedUseCaseProtocol = FeedUseCase(feedRepository: Repository(answer: answer))
    return try await useCase.execute(FeedQuery(), page: 1)
  }

  /// A repository without characters, which records the calls.
  private struct EmptyRepository: FeedRepositoryProtocol {
    let asked = Recorded<FakeFeedUseCase.Call>()

    func characters(_ query: FeedQuery, page: Int) async throws(FeedError) -> CharactersAnswer {
      asked.record(FakeFeedUseCase.Call(query, page: page))
      let info = PageInfoResponse(count: 0, pages: 0, hasNext: false)
      return CharactersAnswer(page: CharactersPageResponse(info: info, results: []))
    }

    func character(id: Int) async throws(FeedError) -> CharacterAnswer {
      throw .server(status: 404)
    }
  }

  @Test(.mission("R-37", "R-51"))
  func `the use case passes query and page number to its repository`() async throws {
    let repository = EmptyRepository()
    let useCase: any FeedUseCaseProtocol = FeedUseCase(feedRepository: repository)
    let query = FeedQuery(status: .dead, name: "rick")
    let page = try await useCase.execute(query, page: 3)
    #expect(page == FeedPage(characters: [], hasMore: false))
    #expect(repository.asked.all == [FakeFeedUseCase.Call(query, page: 3)])
    // An alias of another protocol would compile, too.
    let names = [
      String(reflecting: (any FeedUseCaseProtocol).self),
      String(reflecting: (any FeedRepositoryProtocol).self),
    ]
    #expect(names[0].hasSuffix("UseCase.FeedUseCaseProtocol"))
    #expect(names[1].hasSuffix("UseCase.FeedRepositoryProtocol"))
  }

  @Test(.mission("R-33"))
  func `a fetched page is mapped to the characters to show`() async throws {
    let info = PageInfoResponse(count: 826, pages: 42, hasNext: true)
    let page = CharactersPageResponse(info: info, results: [.fixture(id: 4)])
    let shown = try await execute(.success(CharactersAnswer(page: page)))
    #expect(shown == FeedPage(characters: [.fixture(id: 4)], hasMore: true))
  }

  @Test func `unreadable characters are counted`() async throws {
    let info = PageInfoResponse(count: 3, pages: 1, hasNext: false)
    let problem = UnreadableCharacter(field: "results[0].id", value: nil, rule: "it is missing")
    let page = CharactersPageResponse(
      info: info, results: [.fixture(id: 4)], unreadable: [problem, problem])
    #expect(try await execute(.success(CharactersAnswer(page: page))).unreadable == 2)
  }

  @Test func `a 404 response is mapped to an empty page instead of an error`() async throws {
    let page = try await execute(.failure(.server(status: 404)))
    #expect(page == FeedPage(characters: [], hasMore: false))
  }

  @Test(arguments: [FeedError.network, .decoding, .server(status: 500), .cancelled])
  func `other errors of the repository are thrown unchanged`(error: FeedError) async {
    await #expect(throws: error) { try await execute(.failure(error)) }
  }

  @Test(.mission("R-85", "R-93", "R-94"))
  func `a fetched character is mapped to the details to show`()
    async throws
  {
    let info = PageInfoResponse(count: 1, pages: 1, hasNext: false)
    let time = Date(timeIntervalSince1970: 100)
    let answer = CharactersAnswer(
      page: CharactersPageResponse(info: info, results: [.fixture(id: 4)]), storedAt: time)
    let useCase: any CharacterUseCaseProtocol = CharacterUseCase(
      feedRepository: Repository(answer: .success(answer)))
    #expect(
      try await useCase.execute(id: 4)
        == CharacterDetails(character: .fixture(id: 4), storedAt: time))
    // Compared word by word, since the fixture is made by the same adapter.
    let shown = try await useCase.execute(id: 4)?.character
    #expect(shown?.name == "Plumber Rick" && shown?.species == "Human")
    #expect(shown?.origin == "Earth (C-137)" && shown?.episodes == [3, 7])
    #expect(try await useCase.execute(id: 5) == nil)
    let broken = CharacterUseCase(feedRepository: Repository(answer: .failure(.network)))
    await #expect(throws: FeedError.network) { try await broken.execute(id: 4) }
  }

  @Test func `a name is trimmed before it is requested`() {
    #expect(FeedQuery(name: "  rick\n").name == "rick")
  }
}
