public import SwiftUI

/// A button that repeats a failed action.
///
///     Retry(title: Text("Try again"), identifier: "app.retry") { load() }
public struct Retry: View {
  private let title: Text
  private let identifier: String
  private let action: @MainActor () -> Void

  /// Creates a button that repeats a failed action.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - identifier: The accessibility identifier, for tests.
  ///   - action: A function that is called when the person presses the button.
  public init(title: Text, identifier: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.identifier = identifier
    self.action = action
  }

  /// The button that repeats the action.
  public var body: some View {
    Button(action: action) { title }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(identifier)
  }
}
