public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

// Initializers that Apple has deprecated, for apps that still use them.
extension TextField where Label == Text {
  /// Creates a text field that reports when editing begins and ends.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:text:). Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter."
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), .text(text))
    editing = onEditingChanged
  }

  /// Creates a text field that reports when editing begins and ends.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:text:). Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), .text(text))
    editing = onEditingChanged
  }

  /// Creates a text field that performs an action when Enter is pressed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - text: A binding to the text.
  ///   - onCommit: A function that is called when the person presses Return.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), .text(text))
    commit = onCommit
  }

  /// Creates a text field that performs an action when Enter is pressed.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - text: A binding to the text.
  ///   - onCommit: A function that is called when the person presses Return.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), .text(text))
    commit = onCommit
  }

  /// Creates a text field that reports editing and performs an action when Enter is pressed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  ///   - onCommit: A function that is called when the person presses Return.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:text:). Use View.onSubmit(of:_:) and FocusState<T> and View.focused(_:equals:) instead."
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), .text(text))
    (editing, commit) = (onEditingChanged, onCommit)
  }

  /// Creates a text field that reports editing and performs an action when Enter is pressed.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  ///   - onCommit: A function that is called when the person presses Return.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:text:). Use View.onSubmit(of:_:) and FocusState<T> and View.focused(_:equals:) instead."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), .text(text))
    (editing, commit) = (onEditingChanged, onCommit)
  }

  /// Creates a field for a formatted value that reports when editing begins and ends.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:value:formatter:). Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter."
  )
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), .value(.of(value, formatter)))
    editing = onEditingChanged
  }

  /// Creates a field for a formatted value that reports when editing begins and ends.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:value:formatter:). Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), .value(.of(value, formatter)))
    editing = onEditingChanged
  }

  /// Creates a field for a formatted value that performs an action when Enter is pressed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onCommit: A function that is called when the person presses Return.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:value:formatter:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), .value(.of(value, formatter)))
    commit = onCommit
  }

  /// Creates a field for a formatted value that performs an action when Enter is pressed.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onCommit: A function that is called when the person presses Return.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:value:formatter:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), .value(.of(value, formatter)))
    commit = onCommit
  }

  /// Creates a field for a formatted value that reports editing and performs an action when Enter
  /// is pressed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  ///   - onCommit: A function that is called when the person presses Return.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:value:formatter:). Use View.onSubmit(of:_:) and FocusState<T> and View.focused(_:equals:) instead."
  )
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), .value(.of(value, formatter)))
    (editing, commit) = (onEditingChanged, onCommit)
  }

  /// Creates a field for a formatted value that reports editing and performs an action when Enter
  /// is pressed.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onEditingChanged: A function that is called with `true` when editing begins, and with
  ///     `false` when it ends.
  ///   - onCommit: A function that is called when the person presses Return.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed TextField.init(_:value:formatter:). Use View.onSubmit(of:_:) and FocusState<T> and View.focused(_:equals:) instead."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), .value(.of(value, formatter)))
    (editing, commit) = (onEditingChanged, onCommit)
  }
}
