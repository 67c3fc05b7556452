import SwiftUI

extension EnvironmentValues {
  /// The factor by which the reader has enlarged the text of a plot.
  @Entry var plotTextScale: CGFloat = 1
}

extension View {
  /// Gives a plot a height that grows with the reader's text, so that its labels and its legend
  /// leave room for the marks.
  ///
  /// - Parameters:
  ///   - height: The height at the default text size, in points.
  ///   - overhang: The part of a label that extends above the plot, at the default text size.
  func plotHeight(_ height: CGFloat, overhang: CGFloat = 0) -> some View {
    modifier(PlotHeight(height: height, overhang: overhang))
  }
}

/// Measures a line of text, since a browser does not report its text size as a `dynamicTypeSize`.
private struct PlotHeight: ViewModifier {
  /// The height of a line of captions at the default text size, in points.
  private static let line: CGFloat = 16
  let height: CGFloat
  let overhang: CGFloat
  @State private var scale: CGFloat = 1

  func body(content: Content) -> some View {
    content
      .environment(\.plotTextScale, scale)
      .frame(height: height * scale)
      .overlay(alignment: .topLeading) { measure }
      .padding(.top, overhang * scale)
  }

  private var measure: some View {
    Text(verbatim: "0")
      .font(.caption)
      .fixedSize()
      .hidden()
      .accessibilityHidden(true)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: { height in
        // Heights of lines are rounded to pixels.
        scale = max((height / Self.line * 10).rounded() / 10, 1)
      }
  }
}
