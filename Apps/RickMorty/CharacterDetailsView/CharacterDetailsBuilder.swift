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
      favorites: container.resolve(FavoritesModel.self) ?? FavoritesModel())
  }
}
