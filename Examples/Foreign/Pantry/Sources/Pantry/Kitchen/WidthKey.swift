import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct WidthModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.background(
      GeometryReader { proxy in
        Color.clear.preference(
          key: WidthKey.self, value: proxy.frame(in: .local).width)
      }
    )
  }
}

extension View {
  func measureWidth() -> some View {
    modifier(WidthModifier())
  }
}
