import DesignKit
public import Feed
public import SwiftUI

/// The views above the characters: the filters and the notices.
public struct FeedHeader: View {
  private let model: FeedViewModel

  /// Creates the header of the model's list.
  public init(model: FeedViewModel) { self.model = model }

  public var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      FiltersView(chosen: model.filter) { filter in
        Task { await model.choose(filter) }
      }
      OfflineBanner(model: model)
      FeedNotice(model: model)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .id(FeedPart.header)
  }
}

/// The views below the characters: the footer, the number of unreadable characters and the credit
/// of the source.
public struct FeedEnd: View {
  private let model: FeedViewModel
  private let source: FeedSource

  /// Creates the views below the model's list.
  public init(model: FeedViewModel, source: FeedSource) {
    self.model = model
    self.source = source
  }

  public var body: some View {
    VStack(spacing: Space.medium) {
      if !model.shown.isEmpty { FeedFooter(model: model) }
      UnreadableNotice(model: model)
      Credit(source: source)
    }
    .frame(maxWidth: .infinity)
  }
}
