public import SwiftUI

extension Color {
  /// Behind a card of weather.
  public static let cardBackground = Color.blue.opacity(0.12)
  /// Behind what must be noticed.
  public static let bannerBackground = Color.orange.opacity(0.18)
}
