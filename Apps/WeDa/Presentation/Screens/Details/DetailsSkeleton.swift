import DesignKit
import SwiftUI

/// The outlines of a place's page while its weather is loading, in the sizes of what follows, so
/// that nothing moves when it arrives.
struct DetailsSkeleton: View {
  /// The height of the current weather on its picture of the sky.
  @ScaledMetric private var hero = 260.0
  /// The height of a card with two lines.
  @ScaledMetric private var card = 96.0

  var body: some View {
    VStack(spacing: Space.medium) {
      block(hero, radius: Radius.hero)
        .overlay { LoadingView() }
      block(card, radius: Radius.card)
      block(hero, radius: Radius.card)
    }
  }

  private func block(_ height: Double, radius: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: radius)
      .fill(Color.gray.opacity(Surface.track))
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .accessibilityHidden(true)
  }
}
