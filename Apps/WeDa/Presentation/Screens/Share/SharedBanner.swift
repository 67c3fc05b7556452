import DesignKit
import SwiftUI
import WeDaDomain

/// The banner of a shared page, with which the reader keeps the page's settings or returns to their
/// usual ones.
struct SharedBanner: View {
  /// A Boolean value that indicates whether the link differs visibly from the reader's settings.
  let differs: Bool
  let problems: [InvalidValue]
  /// A Boolean value that indicates whether the link's day is not in the forecast.
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
