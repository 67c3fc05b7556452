public import SwiftUI

/// A message that there is no content yet, and how to add some.
///
///     EmptyStateView(title: Text("No favorites"), systemImage: "star", message: Text("…"))
public struct EmptyStateView: View {
  private let title: Text
  private let systemImage: String
  private let message: Text

  /// Creates a message that there is no content yet, and how to add some.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - systemImage: The name of an SF Symbol.
  ///   - message: The text below the title.
  public init(title: Text, systemImage: String, message: Text) {
    self.title = title
    self.systemImage = systemImage
    self.message = message
  }

  /// The title with its symbol, and the message below.
  public var body: some View {
    ContentUnavailableView {
      Label {
        title
      } icon: {
        Image(systemName: systemImage)
      }
    } description: {
      message
    }
  }
}
