public import DependencyContainer
import Feed
public import Observation
public import RoutingKit
public import SwiftUI
public import UseCase

/// Builds the details screen.
@MainActor @Observable public final class CharacterDetailsBuilder {
  @ObservationIgnored private let container: DIContainer

  /// Creates a builder that resolves its services from `container`.
  public init(container: DIContainer) { self.container = container }

  /// Returns the details screen of a character that is already loaded.
  ///
  /// - Parameter router: Pushes the screens that follow.
  public func buildCharacterDetailsView(
    router: Router, characterDetailsAdapter: CharacterAdapter
  ) -> some View {
    CharacterDetailsView(
      character: characterDetailsAdapter,
      favorites: favorites)
  }

  /// Returns the details screen for a deep link, which loads the character; if a service is
  /// missing, a view with the error.
  @ViewBuilder public func buildCharacterDetailsView(
    router: Router, address: CharacterAddress
  ) -> some View {
    switch Result(catching: { try model(address) }) {
    case .success(let model): CharacterDetailsScreen(model: model, favorites: favorites)
    case .failure(let error): Text(verbatim: "\(error)")
    }
  }

  private var favorites: FavoritesModel {
    container.resolve(FavoritesModel.self) ?? FavoritesModel()
  }

  private func model(_ address: CharacterAddress) throws(DIError) -> CharacterDetailsModel {
    let id =
      switch address {
      case .character(let id): id
      }
    return CharacterDetailsModel(
      id: id, useCase: try container.requireResolve((any CharacterUseCaseProtocol).self))
  }
}
