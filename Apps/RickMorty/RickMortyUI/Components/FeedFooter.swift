import DesignKit
public import Feed
public import SwiftUI

/// What stands below a list: more is coming, did not come, or that is all.
public struct FeedFooter: View {
  private let model: FeedViewModel

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
