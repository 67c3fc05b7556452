import DesignKit
public import Feed
public import SwiftUI

/// What stands above the characters: the filters, and what there is to say.
public struct FeedHeader: View {
  private let model: FeedViewModel

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

/// What stands below the characters: whether there are more, and where they come from.
public struct FeedEnd: View {
  private let model: FeedViewModel
  private let source: FeedSource

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
