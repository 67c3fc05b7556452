import CharacterDetailsView
public import DependencyContainer
import Feed
public import Observation
public import RoutingKit
public import SwiftUI
import UseCase

/// Builds the UIKit feed.
///
///     RouterView { router in
///       FeedListBuilder(container: container).buildFeedListViewController(router: router)
///     }
@MainActor @Observable public final class FeedListBuilder {
  @ObservationIgnored private let container: DIContainer

  /// Creates a builder that resolves its services from `container`.
  public init(container: DIContainer) { self.container = container }

  /// Returns the feed; if a service is missing, a view with the error.
  @ViewBuilder public func buildFeedListViewController(router: Router) -> some View {
    switch Result(catching: { try viewModel(router) }) {
    case .success(let model):
      FeedListScreen(viewModel: model, source: container.resolve(FeedSource.self) ?? .usual)
    case .failure(let error): Text(verbatim: "\(error)")
    }
  }

  private func viewModel(_ router: Router) throws(DIError) -> FeedListViewModel {
    FeedListViewModel(
      useCase: try container.requireResolve((any FeedUseCaseProtocol).self),
      router: FeedListRouter(
        router: router, characterDetailsBuilder: CharacterDetailsBuilder(container: container)),
      favorites: try container.requireResolve(FavoritesModel.self))
  }
}
