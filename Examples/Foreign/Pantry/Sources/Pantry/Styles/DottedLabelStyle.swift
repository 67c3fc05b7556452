import SwiftUI

struct DottedLabelStyle: LabelStyle {
  @ScaledMetric private var spacing = 8.0

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      configuration.icon
      configuration.title
    }
  }
}

extension LabelStyle where Self == DottedLabelStyle {
  static var dotted: Self { Self() }
}
