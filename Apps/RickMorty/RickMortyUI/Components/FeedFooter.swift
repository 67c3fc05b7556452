import DesignKit
public import Feed
public import SwiftUI

/// The end of a list: the next page is loading, has failed, or does not exist.
public struct FeedFooter: View {
  private let model: FeedViewModel

  /// Creates the end of the model's list.
  public init(model: FeedViewModel) { self.model = model }

  public var body: some View {
    Group {
      if model.filter == .favorites {
        EmptyView()
      } else if case .loadingMore = model.state {
        LoadingView(label: Text(Words.Feed.loadingMore))
          .accessibilityIdentifier(UITestIDs.Feed.more)
      } else if let error = model.error {
        ErrorView(error: error) { await model.retry() }
      } else if !model.hasMore {
        Text(Words.Feed.end)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .padding(Space.wide)
          .accessibilityIdentifier(UITestIDs.Feed.end)
      }
    }
    .frame(maxWidth: .infinity)
  }
}
