import StrataDeviceServices
public import SwiftUI

extension Button {
  /// Creates a button that performs an action of the app.
  ///
  /// Partial: an error of the action is written to standard error.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button; `nil` for none.
  ///   - intent: The action.
  ///   - label: The view of the label.
  public init<I: AppIntent>(
    role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: { perform(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title that performs an action of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - role: The purpose of the button; `nil` for none.
  ///   - intent: The action.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// Creates a button with a title that is not localized, which performs an action of the app.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - role: The purpose of the button; `nil` for none.
  ///   - intent: The action.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Toggle {
  /// Creates a toggle that performs an action of the app when a person switches it.
  ///
  /// - Parameters:
  ///   - isOn: The state that is shown; the action changes it.
  ///   - intent: The action.
  ///   - label: The view of the label.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title that performs an action of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isOn: The state that is shown; the action changes it.
  ///   - intent: The action.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }
}

/// Performs an action for the person who has tapped. Nobody waits for its result.
private func perform(_ intent: some AppIntent) {
  Task {
    do {
      _ = try await intent.perform()
    } catch {
      try? FileHandle.standardError.write(
        contentsOf: Data("\(type(of: intent)) failed: \(error.localizedDescription)\n".utf8))
    }
  }
}
