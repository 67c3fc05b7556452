import SwiftUI

struct ChunkyButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
      .foregroundStyle(.white)
      .background(configuration.role == .destructive ? Color.red : Color.accentColor)
      .clipShape(.rect(cornerRadius: 12))
      .brightness(configuration.isPressed ? -0.1 : 0)
  }
}

extension ButtonStyle where Self == ChunkyButtonStyle {
  static var chunky: Self { Self() }
}
