import CoreAPI
import Foundation
import RickMortyNetworkLayer
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import UseCase

@testable import RickMortyRepository

@Suite("FeedRepository") struct FeedRepositoryTests {
  private let folder: TemporaryFolder
  private let pages: DocumentPageStore
  private let time = Date(timeIntervalSince1970: 1_700_000_000)

  init() throws {
    folder = try TemporaryFolder()
    pages = DocumentPageStore(
      store: DocumentStore(try Database(file: folder.file("data.sqlite"))))
  }

  private static let page = CharactersPageResponse(
    info: PageInfoResponse(count: 826, pages: 42, hasNext: true), results: [.fixture(id: 5)])

  private func service(_ answer: Result<Data, NetworkError>? = nil) throws -> MockNetworkService {
    let page = try JSONEncoder().encode(Self.page)
    return MockNetworkService { _ in answer ?? .success(page) }
  }

  private func repository(_ service: MockNetworkService) -> FeedRepository {
    FeedRepository(networkService: service, pages: pages, now: { [time] in time })
  }

  @Test(.mission("R-31", "R-72", "R-92", "R-99"))
  func `the repository requests a page with its number, status and name`()
    async throws
  {
    let service = try service()
    let answer = try await FeedRepository(networkService: service)
      .characters(FeedQuery(status: .dead, name: "rick"), page: 3)
    #expect(answer == CharactersAnswer(page: Self.page))
    let asked = await service.requests as? [RickMortyEndpoint]
    #expect(asked == [.characters(page: 3, status: "dead", name: "rick")])
  }

  @Test(arguments: [
    (NetworkError.unreachable, FeedError.network),
    (.unreadable(field: "info", reason: "is not there"), .decoding),
    (.status(503), .server(status: 503)), (.cancelled, .cancelled),
    (.other("no"), .unknown(message: "no")),
  ])
  func `each network failure throws a different error`(failure: NetworkError, error: FeedError)
    async throws
  {
    let repository = repository(try service(.failure(failure)))
    await #expect(throws: error) { try await repository.characters(FeedQuery(), page: 1) }
  }

  @Test func `a character is requested by its number`() async throws {
    let data = try JSONEncoder().encode(CharacterResponse.fixture(id: 7))
    let service = MockNetworkService { _ in .success(data) }
    let repository = repository(service)
    #expect(try await repository.character(id: 7) == CharacterAnswer(character: .fixture(id: 7)))
    #expect(await service.requests as? [RickMortyEndpoint] == [.character(id: 7)])
    await service.setAnswer { _ in .failure(.status(404)) }
    await #expect(throws: FeedError.server(status: 404)) { try await repository.character(id: 7) }
  }

  @Test func `a stored page is returned while the service is down`() async throws {
    let service = try service()
    let repository = repository(service)
    _ = try await repository.characters(FeedQuery(), page: 1)
    for failure in [NetworkError.unreachable, .status(500), .status(429)] {
      await service.setAnswer { _ in .failure(failure) }
      let copy = try await repository.characters(FeedQuery(), page: 1)
      #expect(copy == CharactersAnswer(page: Self.page, storedAt: time))
    }
  }

  @Test(arguments: [NetworkError.unreachable, .status(500), .status(429)])
  func `a character of a stored page is returned while the service is down`(
    failure: NetworkError
  ) async throws {
    let service = try service()
    let repository = repository(service)
    _ = try await repository.characters(FeedQuery(), page: 1)
    await service.setAnswer { _ in .failure(failure) }
    let copy = try await repository.character(id: 5)
    #expect(copy == CharacterAnswer(character: .fixture(id: 5), storedAt: time))
    await #expect(throws: FeedError(failure)) { try await repository.character(id: 6) }
    await service.setAnswer { _ in .failure(.status(404)) }
    await #expect(throws: FeedError.server(status: 404)) { try await repository.character(id: 5) }
  }

  @Test func `a character loaded by its number is stored and returned while the service is down`()
    async throws
  {
    let data = try JSONEncoder().encode(CharacterResponse.fixture(id: 7))
    let service = MockNetworkService { _ in .success(data) }
    let repository = repository(service)
    _ = try await repository.character(id: 7)
    await service.setAnswer { _ in .failure(.unreachable) }
    let copy = try await repository.character(id: 7)
    #expect(copy == CharacterAnswer(character: .fixture(id: 7), storedAt: time))
  }

  @Test
  func `a query that was not stored, or a 404 response, throws an error instead of a stored page`()
    async throws
  {
    let service = try service()
    let repository = repository(service)
    _ = try await repository.characters(FeedQuery(), page: 1)
    await service.setAnswer { _ in .failure(.unreachable) }
    await #expect(throws: FeedError.network) {
      try await repository.characters(FeedQuery(status: .alive), page: 1)
    }
    await service.setAnswer { _ in .failure(.status(404)) }
    await #expect(throws: FeedError.server(status: 404)) {
      try await repository.characters(FeedQuery(), page: 1)
    }
  }

  @Test func `a body with an error under status 200 is unreadable and keeps the stored copy`()
    async throws
  {
    let service = try service()
    let repository = repository(service)
    let error = Data(#"{"error":"There is nothing here"}"#.utf8)
    await service.setAnswer { _ in .success(error) }
    await #expect(throws: FeedError.decoding) {
      try await repository.characters(FeedQuery(), page: 1)
    }
  }
}
