public import Foundation
public import SwiftUI

extension View {
  /// Sets the content of the x axis of the charts in this view.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    chart {
      $0.xAxis.sets = { content()._sets }
      $0.xAxis.visibility = .visible
    }
  }

  /// Shows or hides the x axis of the charts in this view.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis.visibility = visibility }
  }

  /// Sets the words beside the x axis.
  ///
  /// Partial in `position`, `spacing`: the words are above or below the plot, at the usual
  /// distance.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label in the app's string catalog.
  ///   - position: The side of the plot on which the words are.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the axis, in points; `nil` for the default.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }

  /// Sets the words beside the x axis, which are not localized.
  ///
  /// Partial in `position`, `spacing`: the words are above or below the plot, at the usual
  /// distance.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - position: The side of the plot on which the words are.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the axis, in points; `nil` for the default.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = Text(label)
    return chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }

  /// Sets the text beside the x axis.
  ///
  /// Partial in `position`, `spacing`: the text is above or below the plot, at the usual distance.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - position: The side of the plot on which the words are.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the axis, in points; `nil` for the default.
  nonisolated public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Sets the view beside the x axis, which is below the plot by default.
  ///
  /// Partial in `position`, `spacing`: the view is above or below the plot, at the usual distance.
  ///
  /// - Parameters:
  ///   - position: The side of the plot on which the words are.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the axis, in points; `nil` for the default.
  ///   - content: The views.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping @MainActor () -> C
  ) -> some View {
    chart {
      $0.xAxis.label = AxisWords(
        position: position, alignment: alignment,
        content: { AnyView(content()) })
    }
  }

  /// Sets the content of the y axis of the charts in this view.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    chart {
      $0.yAxis.sets = { content()._sets }
      $0.yAxis.visibility = .visible
    }
  }

  /// Shows or hides the y axis of the charts in this view.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis.visibility = visibility }
  }

  /// Sets the words beside the y axis.
  ///
  /// Partial in `position`, `spacing`: the words are above or below the plot, at the usual
  /// distance.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label in the app's string catalog.
  ///   - position: The side of the plot on which the words are.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the axis, in points; `nil` for the default.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }

  /// Sets the words beside the y axis, which are not localized.
  ///
  /// Partial in `position`, `spacing`: the words are above or below the plot, at the usual
  /// distance.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - position: The side of the plot on which the words are.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the axis, in points; `nil` for the default.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = Text(label)
    return chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }

  /// Sets the text beside the y axis.
  ///
  /// Partial in `position`, `spacing`: the text is above or below the plot, at the usual distance.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - position: The side of the plot on which the words are.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the axis, in points; `nil` for the default.
  nonisolated public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Sets the view beside the y axis, which is above the plot by default.
  ///
  /// Partial in `position`, `spacing`: the view is above or below the plot, at the usual distance.
  ///
  /// - Parameters:
  ///   - position: The side of the plot on which the words are.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the axis, in points; `nil` for the default.
  ///   - content: The views.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping @MainActor () -> C
  ) -> some View {
    chart {
      $0.yAxis.label = AxisWords(
        position: position, alignment: alignment,
        content: { AnyView(content()) })
    }
  }
}
