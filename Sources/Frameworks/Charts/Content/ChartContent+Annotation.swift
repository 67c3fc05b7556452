public import Foundation
public import SwiftUI

extension ChartContent {
  /// Adds a view next to each mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark; above it by default.
  ///   - alignment: The position along that side.
  ///   - spacing: The distance from the mark, in points.
  ///   - content: The view.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing) { _ in AnyView(content()) }
  }

  /// Adds a view next to each mark, which may depend on the size of the mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark on which the view is.
  ///   - alignment: The position along the side of the mark.
  ///   - spacing: The distance from the mark, in points; `nil` for the default.
  ///   - content: A function that returns the view.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing) { AnyView(content($0)) }
  }

  /// Adds a view next to each mark.
  ///
  /// Partial in `overflowResolution`: the argument has no effect; the annotation stays at its mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark on which the view is.
  ///   - alignment: The position along the side of the mark.
  ///   - spacing: The distance from the mark, in points; `nil` for the default.
  ///   - overflowResolution: The treatment of an annotation that does not fit.
  ///   - content: The views.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing) { _ in AnyView(content()) }
  }

  /// Adds a view next to each mark, which may depend on the size of the mark.
  ///
  /// Partial in `overflowResolution`: the argument has no effect; the annotation stays at its mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark on which the view is.
  ///   - alignment: The position along the side of the mark.
  ///   - spacing: The distance from the mark, in points; `nil` for the default.
  ///   - overflowResolution: The treatment of an annotation that does not fit.
  ///   - content: A function that returns the view.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing) { AnyView(content($0)) }
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ content: @escaping @MainActor (AnnotationContext) -> AnyView
  ) -> MadeMarks {
    each { mark in
      mark.look.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: Double(spacing ?? 4),
          content: content))
    }
  }

  /// Sets the text that names the mark's position, such as its category, in the chart's table.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    each { mark in if mark.look.spokenLabel == nil { mark.look.spokenLabel = label } }
  }

  /// Sets the text that names the mark's position in the chart's table, a localized string.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the text that names the mark's position in the chart's table, a string that is not
  /// localized.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the text that is shown as the mark's value in the chart's table.
  public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    each { mark in if mark.look.spokenValue == nil { mark.look.spokenValue = valueDescription } }
  }

  /// Sets the text that is shown as the mark's value in the chart's table, a localized string.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the text that is shown as the mark's value in the chart's table, a string that is not
  /// localized.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Leaves the marks out of the chart's summary and table.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    each { $0.look.isUnspoken = hidden }
  }

  /// Sets an identifier by which tests find the marks.
  ///
  /// Accepted: it has no effect; a test finds the chart by its identifier, and the marks in the
  /// chart's table.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { each { _ in } }
}
