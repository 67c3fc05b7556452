import DesignKit
public import Feed
import Foundation
import RickMortyUI
public import SwiftUI

/// The list of all characters in SwiftUI, in a lazy stack.
public struct FeedView: View {
  @State private var viewModel: FeedViewModel
  @State private var name = ""
  private let source: FeedSource
  private let clock: any Clock<Duration>

  /// Creates a view of the list of all characters.
  ///
  /// - Parameters:
  ///   - source: The source that is credited below the list.
  ///   - clock: Measures the pause in typing before a search.
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
