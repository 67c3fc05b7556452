public import SwiftUI

/// The button that tries again what failed.
///
///     Retry(title: Text("Try again"), identifier: "app.retry") { load() }
public struct Retry: View {
  private let title: Text
  private let identifier: String
  private let action: @MainActor () -> Void

  /// - Parameter identifier: What a test finds the button by.
  public init(title: Text, identifier: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.identifier = identifier
    self.action = action
  }

  public var body: some View {
    Button(action: action) { title }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(identifier)
  }
}
