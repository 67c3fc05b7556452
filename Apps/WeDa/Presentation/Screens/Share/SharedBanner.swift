import DesignKit
import SwiftUI
import WeDaDomain

/// The page is shown as somebody shared it: says so, and offers both ways out.
struct SharedBanner: View {
  /// Whether the link shows anything in another way than the reader's settings would.
  let differs: Bool
  let problems: [InvalidValue]
  /// Whether the link's day is none of the forecast.
  let isDayGone: Bool
  let keep: @MainActor () -> Void
  let useOwn: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      if differs {
        Text(Words.Share.Banner.title)
          .font(.headline)
        Text(Words.Share.Banner.message)
      }
      ForEach(problems.prefix(3), id: \.field) { problem in
        Text(Words.Share.Problem.sentence(problem))
          .foregroundStyle(.secondary)
      }
      if isDayGone {
        Text(Words.Share.Problem.day)
          .foregroundStyle(.secondary)
      }
      if differs { buttons }
    }
    .font(.subheadline)
    .card(.blue)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(UITestIDs.Share.banner)
  }

  private var buttons: some View {
    HStack(spacing: Space.medium) {
      Button(action: keep) { Text(Words.Share.Banner.keep) }
        .accessibilityIdentifier(UITestIDs.Share.keep)
      Button(action: useOwn) { Text(Words.Share.Banner.own) }
        .accessibilityIdentifier(UITestIDs.Share.own)
    }
    .buttonStyle(.bordered)
  }
}
