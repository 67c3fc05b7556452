import CharacterDetailsView
public import DependencyContainer
import FeedListView
import FeedView
public import Observation
public import SwiftUI

/// Builds the app's tabs.
@MainActor @Observable public final class TabBarBuilder {
  @ObservationIgnored private let container: DIContainer

  /// Creates a builder that resolves its services from `container`.
  public init(container: DIContainer) { self.container = container }

  /// Returns the app's tabs.
  public func buildTabBarView() -> some View {
    TabBarView(
      feedBuilder: FeedBuilder(container: container),
      feedListBuilder: FeedListBuilder(container: container),
      characterDetailsBuilder: CharacterDetailsBuilder(container: container))
  }
}
