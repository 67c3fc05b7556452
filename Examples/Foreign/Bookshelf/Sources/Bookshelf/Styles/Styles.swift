import SwiftUI

struct PillButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.callout.weight(.semibold))
      .padding(.horizontal, 18)
      .padding(.vertical, 8)
      .background(.tint.opacity(configuration.isPressed ? 0.3 : 0.15), in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .opacity(isEnabled ? 1 : 0.4)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
}

extension Color {
  /// The app's colour, legible as text in light and dark.
  static let spine = Color.indigo.mix(with: .primary, by: 0.4, in: .device)
  /// The colour of what is wrong, legible as text in light and dark.
  static let trouble = Color.red.mix(with: .primary, by: 0.3, in: .device)
}

struct StarToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: configuration.isOn ? "star.fill" : "star")
          .foregroundStyle(configuration.isOn ? Color.yellow : Color.secondary)
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(.isToggle)
  }
}

struct TintedLabelStyle: LabelStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.icon
        .foregroundStyle(.white)
        .padding(5)
        .background(color.gradient, in: RoundedRectangle(cornerRadius: 7))
      configuration.title
    }
  }
}

struct BarProgressViewStyle: ProgressViewStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        configuration.label
        Spacer()
        configuration.currentValueLabel
      }
      .font(.caption)
      GeometryReader { proxy in
        Capsule()
          .fill(.quaternary)
          .overlay(alignment: .leading) {
            Capsule()
              .fill(color)
              .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
          }
      }
      .frame(height: 8)
    }
  }
}

#Preview("Pill") {
  Button("A pill") {}
    .buttonStyle(.pill)
    .padding()
}
