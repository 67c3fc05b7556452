import CoreAPI
public import Foundation
public import Observation
public import RickMortyNetworkLayer
public import UseCase

/// A repository of characters from the service. If the service fails, it returns the device's
/// stored copy of the page or the character.
///
///     let repository = FeedRepository(networkService: service)
@Observable public final class FeedRepository: FeedRepositoryProtocol {
  @ObservationIgnored private let service: any NetworkService
  @ObservationIgnored private let pages: (any PageStore)?
  @ObservationIgnored private let now: @Sendable () -> Date

  /// Creates a repository of characters from the service.
  ///
  /// - Parameters:
  ///   - pages: Stores responses; without it there are no copies.
  ///   - now: Returns the time of a response.
  public init(
    networkService: any NetworkService, pages: (any PageStore)? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    service = networkService
    self.pages = pages
    self.now = now
  }

  public func characters(
    _ query: FeedQuery, page: Int
  ) async throws(FeedError) -> CharactersAnswer {
    let key = PageKey(query, page: page)
    do throws(NetworkError) {
      let answer = try await service.request(
        RickMortyEndpoint.characters(
          page: page, status: query.status?.parameter, name: query.name),
        as: CharactersPageResponse.self)
      await pages?.save(answer, for: key, at: now())
      return CharactersAnswer(page: answer)
    } catch {
      let failure = FeedError(error)
      guard failure.leavesCopies, let copy = await pages?.page(for: key) else { throw failure }
      return copy
    }
  }

  public func character(id: Int) async throws(FeedError) -> CharacterAnswer {
    do throws(NetworkError) {
      let answer = try await service.request(
        RickMortyEndpoint.character(id: id), as: CharacterResponse.self)
      await pages?.save(answer, at: now())
      return CharacterAnswer(character: answer)
    } catch {
      let failure = FeedError(error)
      guard failure.leavesCopies, let copy = await pages?.character(id: id) else { throw failure }
      return copy
    }
  }
}

extension FeedError {
  init(_ error: NetworkError) {
    self =
      switch error {
      case .unreachable: .network
      case .unreadable: .decoding
      case .status(let status): .server(status: status)
      case .cancelled: .cancelled
      case .other(let message): .unknown(message: message)
      }
  }

  /// A Boolean value that indicates whether the error is final, so that no stored copy is used: the
  /// service itself says that there is no such page.
  fileprivate var leavesCopies: Bool {
    switch self {
    case .network, .decoding: true
    case .server(let status): status >= 500 || status == 429
    case .cancelled, .storage, .unknown: false
    }
  }
}
