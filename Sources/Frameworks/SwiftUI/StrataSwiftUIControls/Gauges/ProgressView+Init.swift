public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view of unknown progress.
  nonisolated public init() where Label == EmptyView {
    self.init(.fraction(nil), EmptyView(), EmptyView())
  }

  /// Creates a progress view of unknown progress, with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(.fraction(nil), label(), EmptyView())
  }

  /// Creates a progress view of unknown progress, with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.fraction(nil), Text(titleKey), EmptyView())
  }

  /// Creates a progress view of unknown progress, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.fraction(nil), Text(title), EmptyView())
  }

  /// Creates a progress view.
  ///
  /// - Parameters:
  ///   - value: the completed part of `total`; `nil` if the progress is unknown.
  ///   - total: the value at which the task is complete.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(.of(value, total), EmptyView(), EmptyView())
  }

  /// Creates a progress view with a label.
  ///
  /// - Parameters:
  ///   - value: How much is done; `nil` if it is not known.
  ///   - total: The value at which the task is complete.
  ///   - label: The view of the label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(.of(value, total), label(), EmptyView())
  }

  /// Creates a progress view with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: How much is done; `nil` if it is not known.
  ///   - total: The value at which the task is complete.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(.of(value, total), Text(titleKey), EmptyView())
  }

  /// Creates a progress view with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - value: How much is done; `nil` if it is not known.
  ///   - total: The value at which the task is complete.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(.of(value, total), Text(title), EmptyView())
  }

  /// Creates a progress view that shows the fraction that `progress` has completed.
  ///
  /// Partial: a change of `progress` alone does not update the view.
  nonisolated public init(_ progress: Progress) where Label == EmptyView {
    let fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    self.init(.fraction(fraction), EmptyView(), EmptyView())
  }
}

extension ProgressView {
  /// Creates a progress view with a label and a label for the current value.
  ///
  /// - Parameters:
  ///   - value: How much is done; `nil` if it is not known.
  ///   - total: The value at which the task is complete.
  ///   - label: The view of the label.
  ///   - currentValueLabel: The label of the current value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.of(value, total), label(), currentValueLabel())
  }

  /// Creates a progress view that shows how much of an interval has passed, or remains.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval, which is compared with the server's clock.
  ///   - countsDown: whether the remaining part is shown instead of the part that has passed.
  ///   - label: The label that describes the purpose of the progress view.
  ///   - currentValueLabel: the label of the current value.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that shows how much of an interval has passed, or remains.
  ///
  /// - Parameters:
  ///   - timerInterval: The time that is counted.
  ///   - countsDown: Whether the remaining time is shown instead of the elapsed one.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }

  /// Creates a progress view with a label that shows how much of an interval has passed, or
  /// remains.
  ///
  /// - Parameters:
  ///   - timerInterval: The time that is counted.
  ///   - countsDown: Whether the remaining time is shown instead of the elapsed one.
  ///   - label: The view of the label.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

/// The default label of a progress view for an interval: the time that has passed or remains.
///
/// Same as Apple's.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the configuration that a style gets, to draw it in another style.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      .fraction(configuration.fractionCompleted), configuration.label ?? .init(part: .none),
      configuration.currentValueLabel ?? .init(part: .none))
  }
}

extension ProgressSource {
  static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> ProgressSource {
    .fraction(value.map { total == 0 ? 0 : Double($0 / total) })
  }
}
