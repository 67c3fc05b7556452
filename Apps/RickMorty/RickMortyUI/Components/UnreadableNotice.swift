import DesignKit
public import Feed
public import SwiftUI

/// Says how many characters a list lacks because the service's answer could not be read there.
public struct UnreadableNotice: View {
  private let model: FeedViewModel
  @Environment(\.locale) private var locale

  public init(model: FeedViewModel) { self.model = model }

  public var body: some View {
    if model.unreadable > 0, model.filter != .favorites {
      Text(Words.Feed.unreadable(model.unreadable.formatted(.number.locale(locale))))
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, Space.wide)
        .accessibilityIdentifier(UITestIDs.Feed.unreadable)
    }
  }
}
