import DesignKit
public import Feed
import Foundation
import RickMortyUI
public import SwiftUI
import UseCase

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
    viewModel: FeedViewModel, source: FeedSource = .service,
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
        ForEach(viewModel.shown) { row($0) }
        FeedEnd(model: viewModel, source: source)
      }
      .page(width: Extent.widePage)
    }
    .accessibilityIdentifier(UITestIDs.Feed.list)
    .refreshable { await viewModel.refresh() }
    .feedScreen(viewModel, name: $name, clock: clock)
  }

  private func row(_ character: CharacterAdapter) -> some View {
    HStack(spacing: Space.none) {
      Button {
        viewModel.select(character)
      } label: {
        CharacterView(character: character)
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier(UITestIDs.Feed.row(character.id))
      FavoriteButton(
        character: character, favorites: viewModel.favorites,
        identifier: UITestIDs.Feed.star(character.id))
    }
    .padding(Space.small)
    .background(Color.gray.opacity(Surface.card))
    .clipShape(RoundedRectangle(cornerRadius: Radius.card + Space.small))
    .onAppear { Task { await viewModel.appeared(character) } }
  }
}
