public import Foundation
public import SwiftUI

/// The label of a value of an axis.
///
/// Partial: labels are horizontal and outside of the plot; `anchor`, `multiLabelAlignment`,
/// `collisionResolution`, `offsetsMarks`, `orientation` and the spacing have no effect. Labels that
/// would not fit are left out.
public struct AxisValueLabel<Content: View>: AxisMark {
  public typealias Body = Never
  nonisolated(unsafe) private let part: _AxisPart  // set by the initializers only
  public var _parts: [_AxisPart] { [part] }

  nonisolated private init(_ label: AxisLabel, _ centered: Bool?) {
    part = _AxisPart(.label(label), isCentered: centered)
  }

  /// Creates a label with views.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle of a unit, such as a day, instead of at its
  ///     start; `nil` lets the chart decide.
  ///   - anchor: The point of the label that is put at the value; `nil` lets the chart decide.
  ///   - multiLabelAlignment: The alignment of several labels at one value; `nil` lets the chart
  ///     decide.
  ///   - collisionResolution: The treatment of labels that overlap.
  ///   - offsetsMarks: Whether labels take room beside the marks; `nil` lets the chart decide.
  ///   - orientation: The direction in which labels are read.
  ///   - horizontalSpacing: The horizontal distance between the label and the axis, in points;
  ///     `nil` for the default.
  ///   - verticalSpacing: The vertical distance between the label and the axis, in points; `nil`
  ///     for the default.
  ///   - content: The views of the label.
  @MainActor public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(.view { AnyView(content()) }, centered)
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label that shows the value.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle of a unit, such as a day, instead of at its
  ///     start; `nil` lets the chart decide.
  ///   - anchor: The point of the label that is put at the value; `nil` lets the chart decide.
  ///   - multiLabelAlignment: The alignment of several labels at one value; `nil` lets the chart
  ///     decide.
  ///   - collisionResolution: The treatment of labels that overlap.
  ///   - offsetsMarks: Whether labels take room beside the marks; `nil` lets the chart decide.
  ///   - orientation: The direction in which labels are read.
  ///   - horizontalSpacing: The horizontal distance between the label and the axis, in points;
  ///     `nil` for the default.
  ///   - verticalSpacing: The vertical distance between the label and the axis, in points; `nil`
  ///     for the default.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(.automatic, centered)
  }

  /// Creates a label that shows the value in a format, in the language and the time zone of the
  /// view.
  ///
  /// - Parameters:
  ///   - format: The format in which the value is shown.
  ///   - centered: Whether the mark is in the middle between two values; `nil` lets the chart
  ///     decide.
  ///   - anchor: The point of the label that is put at the value; `nil` lets the chart decide.
  ///   - multiLabelAlignment: The alignment of several labels at one value; `nil` lets the chart
  ///     decide.
  ///   - collisionResolution: The treatment of labels that overlap.
  ///   - offsetsMarks: Whether labels take room beside the marks; `nil` lets the chart decide.
  ///   - orientation: The direction in which labels are read.
  ///   - horizontalSpacing: The horizontal distance between the label and the axis, in points;
  ///     `nil` for the default.
  ///   - verticalSpacing: The vertical distance between the label and the axis, in points; `nil`
  ///     for the default.
  nonisolated public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(.formatting(format), centered)
  }

  /// Creates a label with a localized string.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - centered: Whether the mark is in the middle between two values; `nil` lets the chart
  ///     decide.
  ///   - anchor: The point of the label that is put at the value; `nil` lets the chart decide.
  ///   - multiLabelAlignment: The alignment of several labels at one value; `nil` lets the chart
  ///     decide.
  ///   - collisionResolution: The treatment of labels that overlap.
  ///   - offsetsMarks: Whether labels take room beside the marks; `nil` lets the chart decide.
  ///   - orientation: The direction in which labels are read.
  ///   - horizontalSpacing: The horizontal distance between the label and the axis, in points;
  ///     `nil` for the default.
  ///   - verticalSpacing: The vertical distance between the label and the axis, in points; `nil`
  ///     for the default.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(.text(Text(titleKey)), centered)
  }

  /// Creates a label with a string that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - centered: Whether the mark is in the middle between two values; `nil` lets the chart
  ///     decide.
  ///   - anchor: The point of the label that is put at the value; `nil` lets the chart decide.
  ///   - multiLabelAlignment: The alignment of several labels at one value; `nil` lets the chart
  ///     decide.
  ///   - collisionResolution: The treatment of labels that overlap.
  ///   - offsetsMarks: Whether labels take room beside the marks; `nil` lets the chart decide.
  ///   - orientation: The direction in which labels are read.
  ///   - horizontalSpacing: The horizontal distance between the label and the axis, in points;
  ///     `nil` for the default.
  ///   - verticalSpacing: The vertical distance between the label and the axis, in points; `nil`
  ///     for the default.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(.text(Text(title)), centered)
  }
}

extension AxisLabel {
  /// Returns the content of a label that shows a value in a format.
  package static func formatting<Format: FormatStyle>(_ format: Format) -> AxisLabel
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    .format { value, locale, zone in
      Format.FormatInput.at(value).map { input in
        let local = format.locale(locale)
        guard var dated = local as? Date.FormatStyle, let date = input as? Date else {
          return local.format(input)
        }
        if dated.timeZone == .autoupdatingCurrent || dated.timeZone == .current {
          dated.timeZone = zone
        }
        return dated.format(date)
      }
    }
  }
}
