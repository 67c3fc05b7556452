import DesignKit
public import Feed
import Foundation
import RickMortyUI
public import SwiftUI

/// All characters, in SwiftUI: a stack that grows while it is scrolled.
public struct FeedView: View {
  @State private var viewModel: FeedViewModel
  @State private var name = ""
  private let source: FeedSource
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - source: Named below the list.
  ///   - clock: What the search waits on while a person types.
  public init(
    viewModel: FeedViewModel, source: FeedSource = .usual,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    _viewModel = State(initialValue: viewModel)
    self.source = source
    self.clock = clock
  }

  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: Space.medium) {
        FeedHeader(model: viewModel)
        ForEach(viewModel.rows) { FeedRow(character: $0.character, model: viewModel) }
        FeedEnd(model: viewModel, source: source)
      }
      .page(width: Extent.widePage)
    }
    .accessibilityIdentifier(UITestIDs.Feed.list)
    .refreshable { await viewModel.refresh() }
    .beginsAtTop(viewModel)
    .feedScreen(viewModel, name: $name, clock: clock)
  }
}
