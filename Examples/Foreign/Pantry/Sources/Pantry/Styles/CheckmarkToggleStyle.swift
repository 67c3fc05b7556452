import SwiftUI

struct CheckmarkToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation(.snappy) { configuration.isOn.toggle() }
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .contentTransition(.symbolEffect(.replace))
      }
    }
    .buttonStyle(.plain)
    .accessibilityRepresentation {
      Toggle(isOn: configuration.$isOn) { configuration.label }
    }
  }
}

extension ToggleStyle where Self == CheckmarkToggleStyle {
  static var checkmark: Self { Self() }
}
