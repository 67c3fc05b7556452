import Foundation
import NetworkingKit
import RickMortyNetworkLayer
import RickMortySimulator
import SimulatorKit
import StrataKitTesting
import StrataPersistence
import Testing
import UseCase

@testable import RickMortyRepository

/// Tests of a service with faulty responses, over a socket.
@Suite("Bad answers") struct BadInputTests {
  private let folder: TemporaryFolder
  private let pages: DocumentPageStore

  init() throws {
    folder = try TemporaryFolder()
    pages = DocumentPageStore(
      store: DocumentStore(try Database(file: folder.file("data.sqlite"))))
  }

  private func service(_ url: URL) -> URLSessionNetworkService {
    URLSessionNetworkService(
      client: URLSessionAPIClient(retry: .never), baseURL: url.appendingPathComponent("api"))
  }

  private static let faults: [(Fault.Kind, FeedError)] = [
    (.malformed, .decoding), (.wrongTypes, .decoding), (.drop, .network),
    // The gateway reports every failure of the service as 502.
    (.status(500), .server(status: 502)), (.status(429), .server(status: 429)),
  ]

  @Test(arguments: faults.indices)
  func `each simulated fault throws its error, and stored pages are returned until it ends`(
    index: Int
  ) async throws {
    let (kind, error) = Self.faults[index]
    let simulator = RickMortySimulator()
    let repository = FeedRepository(networkService: service(try simulator.start()), pages: pages)
    let good = try await repository.characters(FeedQuery(), page: 1)
    #expect(good.storedAt == nil && good.page.results.count == 20)
    await simulator.faults.add(Fault(kind, at: "/api/character"))
    await #expect(throws: error) { try await repository.characters(FeedQuery(), page: 2) }
    await #expect(throws: error) { try await repository.character(id: 777) }
    let copy = try await repository.characters(FeedQuery(), page: 1)
    #expect(copy.page == good.page && copy.storedAt != nil)
    #expect(try await repository.character(id: 7).storedAt != nil)
    await simulator.faults.removeAll()
    #expect(try await repository.characters(FeedQuery(), page: 2).storedAt == nil)
    await simulator.stop()
  }

  /// Responses with status 200 that are not a page of characters.
  private static let strangers = [
    "", "null", "[]", "{}", #"{"results":[]}"#, #"{"error":"There is nothing here"}"#,
    #"{"data":{"characters":{"info":{"pages":30,"next":7},"results":[]}}}"#,
    #"{"info":{"count":"826","pages":42,"next":null},"results":[]}"#,
    #"{"info":{"count":1,"pages":1,"next":null},"results":{}}"#,
    #"{"info":{"count":1,"pages":1,"next":null},"results":[{"id":"38","name":"Beth"}]}"#,
    #"{"info":{"count":1,"pages":1,"next":null},"results":[null]}"#, "<html>Sorry</html>",
  ]

  @Test(arguments: strangers)
  func `an undecodable response throws an error and does not replace the stored page`(
    text: String
  ) async throws {
    let page = CharactersPageResponse(
      info: PageInfoResponse(count: 826, pages: 42, hasNext: true), results: [.fixture(id: 5)])
    let good = try JSONEncoder().encode(page)
    let service = MockNetworkService { _ in .success(good) }
    let repository = FeedRepository(networkService: service, pages: pages)
    _ = try await repository.characters(FeedQuery(), page: 1)
    await service.setAnswer { _ in .success(Data(text.utf8)) }
    await #expect(throws: FeedError.decoding) {
      try await repository.characters(FeedQuery(), page: 2)
    }
    let copy = try await repository.characters(FeedQuery(), page: 1)
    #expect(copy.page == page && copy.storedAt != nil)
  }
}
