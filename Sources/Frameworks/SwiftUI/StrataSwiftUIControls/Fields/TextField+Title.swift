public import Foundation
public import StrataSwiftUIDrawing
public import StrataSwiftUILayout
public import SwiftUICore

extension TextField where Label == Text {
  /// Creates a text field with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - text: A binding to the text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) {
    self.init(Text(titleKey), .text(text))
  }

  /// Creates a text field with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - text: A binding to the text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {
    self.init(Text(title), .text(text))
  }

  /// Creates a text field with a localized title and a prompt.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(Text(titleKey), .text(text), prompt: prompt)
  }

  /// Creates a text field with a prompt and a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(Text(title), .text(text), prompt: prompt)
  }

  /// Creates a text field with a localized title that grows along an axis.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - text: A binding to the text.
  ///   - axis: The axis along which a field with long text grows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(Text(titleKey), .text(text))
    self.axis = axis
  }

  /// Creates a text field that grows along an axis, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - text: A binding to the text.
  ///   - axis: The axis along which a field with long text grows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(Text(title), .text(text))
    self.axis = axis
  }

  /// Creates a text field with a localized title and a prompt that grows along an axis.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows.
  ///   - axis: The axis along which a field with long text grows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(Text(titleKey), .text(text), prompt: prompt)
    self.axis = axis
  }

  /// Creates a text field with a prompt that grows along an axis, with a title that is not
  /// localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows.
  ///   - axis: The axis along which a field with long text grows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(Text(title), .text(text), prompt: prompt)
    self.axis = axis
  }

  /// Creates a field for a formatted value, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A binding to the value.
  ///   - format: The format in which the value is shown.
  ///   - prompt: The text that an empty field shows.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), .value(.of(value, format)), prompt: prompt)
  }

  /// Creates a field for a formatted value, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - value: A binding to the value.
  ///   - format: The format in which the value is shown.
  ///   - prompt: The text that an empty field shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), .value(.of(value, format)), prompt: prompt)
  }

  /// Creates a field for an optional formatted value, with a localized title.
  ///
  /// The value is set when editing ends; it is `nil` if the text cannot be parsed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A binding to the value.
  ///   - format: The format in which the value is shown.
  ///   - prompt: The text that an empty field shows.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), .value(.of(value, format)), prompt: prompt)
  }

  /// Creates a field for an optional formatted value, with a title that is not localized.
  ///
  /// The value is set when editing ends; it is `nil` if the text cannot be parsed.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - value: A binding to the value.
  ///   - format: The format in which the value is shown.
  ///   - prompt: The text that an empty field shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), .value(.of(value, format)), prompt: prompt)
  }
}
