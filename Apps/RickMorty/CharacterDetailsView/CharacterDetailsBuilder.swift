public import DependencyContainer
import Feed
public import Observation
public import RoutingKit
public import SwiftUI
public import UseCase

/// Builds the details screen.
@MainActor @Observable public final class CharacterDetailsBuilder {
  @ObservationIgnored private let container: DIContainer

  public init(container: DIContainer) { self.container = container }

  /// - Parameter router: Leads on from the screen.
  public func buildCharacterDetailsView(
    router: Router, characterDetailsAdapter: CharacterAdapter
  ) -> some View {
    CharacterDetailsView(
      character: characterDetailsAdapter,
      favorites: favorites)
  }

  /// The screen at an address that somebody came by from outside; where something was not registered,
  /// the sentence that says so.
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
