import DesignKit
public import Feed
public import SwiftUI

/// A notice of how many characters are missing because they could not be read.
public struct UnreadableNotice: View {
  private let model: FeedViewModel
  @Environment(\.locale) private var locale

  /// Creates the notice of the model's list.
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
