public import Foundation

extension TextField {
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .text(text), prompt: prompt)
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .text(text), prompt: prompt)
    self.axis = axis
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), .value(.of(value, format)), prompt: prompt)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), .value(.of(value, format)), prompt: prompt)
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), .text(text), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), .text(text), prompt: prompt)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(Text(titleKey), .text(text), prompt: prompt)
    self.axis = axis
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(Text(title), .text(text), prompt: prompt)
    self.axis = axis
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), .value(.of(value, format)), prompt: prompt)
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), .value(.of(value, format)), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), .value(.of(value, format)), prompt: prompt)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(Text(titleKey), .value(.of(value, formatter)), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(title), .value(.of(value, formatter)), prompt: prompt)
  }
}

extension TextField where Label == Text {
  @available(
    *, deprecated,
    message:
      "Renamed TextField.init(_:text:). Use View.onSubmit(of:_:) and FocusState<T> and View.focused(_:equals:) instead."
  )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), .text(text))
    (editing, commit) = (onEditingChanged, onCommit)
  }

  @available(
    *, deprecated,
    message:
      "Renamed TextField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), .text(text))
    commit = onCommit
  }
}

@MainActor extension FieldValue {
  static func of<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> FieldValue where F.FormatOutput == String {
    FieldValue {
      format.locale($0.locale).format(value.wrappedValue)
    } take: { text, environment in
      let strategy = format.locale(environment.locale).parseStrategy
      if let new = try? strategy.parse(text) { value.wrappedValue = new }
    }
  }

  static func of<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> FieldValue where F.FormatOutput == String {
    FieldValue { environment in
      value.wrappedValue.map { format.locale(environment.locale).format($0) } ?? ""
    } take: { text, environment in
      let strategy = format.locale(environment.locale).parseStrategy
      value.wrappedValue = try? strategy.parse(text)
    }
  }

  static func of<V>(_ value: Binding<V>, _ formatter: Formatter) -> FieldValue {
    FieldValue { _ in
      formatter.string(for: value.wrappedValue) ?? ""
    } take: { text, _ in
      if let new = formatter.value(of: text, as: V.self) { value.wrappedValue = new }
    }
  }
}

extension Formatter {
  /// What a text stands for, for the formatters that can tell on Linux.
  fileprivate func value<V>(of text: String, as type: V.Type) -> V? {
    let number = (self as? NumberFormatter)?.number(from: text)
    let date = (self as? DateFormatter)?.date(from: text)
    let found: [Any?] = [
      number?.doubleValue, number?.intValue, number?.floatValue, number?.decimalValue, number, date,
    ]
    return found.compactMap { $0 as? V }.first
  }
}
