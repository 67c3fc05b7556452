import DesignKit
public import Feed
public import SwiftUI

/// The notice that replaces an empty list: no results, an error, or loading.
public struct FeedNotice: View {
  private let model: FeedViewModel

  /// Creates the notice of the model's list.
  public init(model: FeedViewModel) { self.model = model }

  public var body: some View {
    if model.isEmpty {
      empty.accessibilityIdentifier(UITestIDs.Feed.empty)
    } else if model.shown.isEmpty, let error = model.error {
      ErrorView(error: error) { await model.retry() }
    } else if model.shown.isEmpty {
      LoadingView(label: Text(Words.App.loading))
    }
  }

  @ViewBuilder private var empty: some View {
    if model.filter == .favorites, model.name.isEmpty {
      EmptyStateView(
        title: Text(Words.Favorites.emptyTitle), systemImage: "star",
        message: Text(Words.Favorites.emptyMessage))
    } else {
      EmptyStateView(
        title: Text(Words.Feed.emptyTitle), systemImage: "person.slash",
        message: Text(Words.Feed.emptyMessage))
    }
  }
}

/// The banner that says that the list shows a stored copy, and of what time.
public struct OfflineBanner: View {
  private let model: FeedViewModel

  /// Creates the banner of the model's list.
  public init(model: FeedViewModel) { self.model = model }

  public var body: some View {
    if let storedAt = model.storedAt, model.filter != .favorites {
      StoredBanner(storedAt: storedAt) { await model.refresh() }
    }
  }
}
