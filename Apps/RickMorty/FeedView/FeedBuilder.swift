import CharacterDetailsView
public import DependencyContainer
import Feed
public import Observation
public import RoutingKit
public import SwiftUI
import UseCase

/// Builds the SwiftUI feed.
///
///     RouterView { router in FeedBuilder(container: container).buildFeedView(router: router) }
@MainActor @Observable public final class FeedBuilder {
  @ObservationIgnored private let container: DIContainer

  /// Creates a builder that resolves its services from `container`.
  public init(container: DIContainer) { self.container = container }

  /// Returns the feed; if a service is missing, a view with the error.
  @ViewBuilder public func buildFeedView(router: Router) -> some View {
    switch Result(catching: { try viewModel(router) }) {
    case .success(let model):
      FeedView(viewModel: model, source: container.resolve(FeedSource.self) ?? .usual)
    case .failure(let error): Text(verbatim: "\(error)")
    }
  }

  private func viewModel(_ router: Router) throws(DIError) -> FeedViewModel {
    FeedViewModel(
      useCase: try container.requireResolve((any FeedUseCaseProtocol).self),
      router: FeedRouter(
        router: router, characterDetailsBuilder: CharacterDetailsBuilder(container: container)),
      favorites: try container.requireResolve(FavoritesModel.self))
  }
}
