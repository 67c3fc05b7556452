public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

extension TextField where Label == Text {
  /// Creates a field for a formatted value, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A binding to the value. It is set when editing ends, if the formatter can read the
  ///     text.
  ///   - formatter: The formatter that converts the value to text and back.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(Text(titleKey), .value(.of(value, formatter)))
  }

  /// Creates a field for a formatted value, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) {
    self.init(Text(title), .value(.of(value, formatter)))
  }

  /// Creates a field for a formatted value, with a localized title and a prompt.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - prompt: The text that an empty field shows.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(Text(titleKey), .value(.of(value, formatter)), prompt: prompt)
  }

  /// Creates a field for a formatted value, with a prompt and a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - prompt: The text that an empty field shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(Text(title), .value(.of(value, formatter)), prompt: prompt)
  }
}

extension TextField {
  /// Creates a field for a formatted value, with a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - prompt: The text that an empty field shows.
  ///   - label: The view of the label.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .value(.of(value, formatter)), prompt: prompt)
  }
}
