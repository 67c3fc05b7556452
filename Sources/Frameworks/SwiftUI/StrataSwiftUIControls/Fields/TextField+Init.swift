public import Foundation
public import StrataSwiftUIDrawing
public import StrataSwiftUILayout
public import SwiftUICore

extension TextField {
  /// Creates a text field with a label.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: the text shown while the field is empty; the label by default.
  ///   - label: The view of the label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .text(text), prompt: prompt)
  }

  /// Creates a text field with a label that grows along an axis.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows.
  ///   - axis: `.vertical` for a field that grows with its text.
  ///   - label: The view of the label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .text(text), prompt: prompt)
    self.axis = axis
  }

  /// Creates a field for a formatted value, with a label.
  ///
  ///     TextField(value: $price, format: .number) { Text("Price") }
  ///
  /// - Parameters:
  ///   - value: A binding to the value. It is set when editing ends, if the text can be parsed.
  ///   - format: The format that converts the value to text and back.
  ///   - prompt: the text shown while the field is empty; the label by default.
  ///   - label: The view of the label.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), .value(.of(value, format)), prompt: prompt)
  }

  /// Creates a field for an optional formatted value, with a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. It is set when editing ends; to `nil` if the text cannot be
  ///     parsed.
  ///   - format: The format in which the value is shown.
  ///   - prompt: The text that an empty field shows.
  ///   - label: The view of the label.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), .value(.of(value, format)), prompt: prompt)
  }
}
