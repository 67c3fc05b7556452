import SwiftUI

struct ChunkyButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
      .foregroundStyle(.white)
      .background(configuration.role == .destructive ? Color.danger : Color.accentColor)
      .clipShape(.rect(cornerRadius: 12))
      .brightness(configuration.isPressed ? -0.1 : 0)
  }
}

extension Color {
  /// A red below white text.
  static let danger = Color.red.mix(with: .black, by: 0.25, in: .device)
  /// A red for text in light and dark.
  static let warning = Color.red.mix(with: .primary, by: 0.3, in: .device)
}

extension ButtonStyle where Self == ChunkyButtonStyle {
  static var chunky: Self { Self() }
}
