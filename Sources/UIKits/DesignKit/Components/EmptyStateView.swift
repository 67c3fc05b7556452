public import SwiftUI

/// There is nothing here yet, and how that changes.
///
///     EmptyStateView(title: Text("No favorites"), systemImage: "star", message: Text("…"))
public struct EmptyStateView: View {
  private let title: Text
  private let systemImage: String
  private let message: Text

  /// - Parameter systemImage: The name of an SF Symbol.
  public init(title: Text, systemImage: String, message: Text) {
    self.title = title
    self.systemImage = systemImage
    self.message = message
  }

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
