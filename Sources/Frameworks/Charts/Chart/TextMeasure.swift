import SwiftUI

/// An invisible line of text, by which a chart finds out how large the reader's text is. A browser
/// reports no text size, but the height of a view.
struct TextMeasure: View {
  /// The height of the line at the default text size, in points.
  static let height = 16.0
  /// A closure that is called with the factor by which the text is enlarged.
  let measured: (Double) -> Void

  var body: some View {
    Text(verbatim: "0")
      .font(.caption)
      .lineSpacing(0)
      .fixedSize()
      .hidden()
      .accessibilityHidden(true)
      .onGeometryChange(for: Double.self, of: { Double($0.size.height) }, action: tell)
  }

  /// Rounds the factor, since heights of lines are rounded to pixels.
  private func tell(_ height: Double) {
    guard height > 1 else { return }
    measured((height / Self.height * 10).rounded() / 10)
  }
}
