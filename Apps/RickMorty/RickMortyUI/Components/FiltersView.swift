import DesignKit
public import Feed
import Foundation
public import SwiftUI

/// The filter chips above a list of characters.
///
///     FiltersView(chosen: model.filter) { filter in Task { await model.choose(filter) } }
public struct FiltersView: View {
  private let chosen: FeedFilter
  private let choose: @MainActor (FeedFilter) -> Void

  /// Creates the chips; `choose` is called with the tapped filter.
  public init(chosen: FeedFilter, choose: @escaping @MainActor (FeedFilter) -> Void) {
    self.chosen = chosen
    self.choose = choose
  }

  public var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: Space.small) {
        ForEach(FeedFilter.allCases, id: \.self) { chip($0) }
      }
      .padding(.vertical, Space.tiny)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(Words.Feed.filters))
  }

  private func chip(_ filter: FeedFilter) -> some View {
    let isChosen = filter == chosen
    return Button {
      choose(filter)
    } label: {
      Text(filter.title)
        .font(.subheadline)
        .fontWeight(isChosen ? .semibold : .regular)
        .padding(.horizontal, Space.large)
        .padding(.vertical, Space.small)
        .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .background(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray.opacity(Surface.card)))
        .clipShape(Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? [.isToggle, .isSelected] : .isToggle)
    .accessibilityIdentifier(UITestIDs.Feed.filter(filter.rawValue))
  }
}

extension FeedFilter {
  /// The title of the filter's chip.
  public var title: LocalizedStringResource {
    switch self {
    case .all: Words.Filter.all
    case .alive: Words.Filter.alive
    case .dead: Words.Filter.dead
    case .unknown: Words.Filter.unknown
    case .favorites: Words.Filter.favorites
    }
  }
}
