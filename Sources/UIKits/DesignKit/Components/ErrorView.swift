public import SwiftUI

/// An error message in place of the content, with a retry button if retrying can help.
///
///     ErrorView(title: Text("No connection"), systemImage: "wifi.slash") {
///       Text("Check the network, then try again.")
///     } retry: {
///       Retry(title: Text("Try again"), identifier: "app.retry") { load() }
///     }
///
/// Omit `retry` if retrying cannot help.
public struct ErrorView<Message: View>: View {
  private let title: Text
  private let systemImage: String
  private let message: Message
  private let retry: Retry?

  /// Creates an error message.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - systemImage: The name of an SF Symbol.
  ///   - message: The views below the title.
  ///   - retry: A function that is called when the person presses Retry; `nil` shows no button.
  public init(
    title: Text, systemImage: String, @ViewBuilder message: () -> Message,
    retry: () -> Retry? = { nil }
  ) {
    self.title = title
    self.systemImage = systemImage
    self.message = message()
    self.retry = retry()
  }

  /// The title with its symbol, the message and the button.
  public var body: some View {
    ContentUnavailableView {
      Label {
        title
      } icon: {
        Image(systemName: systemImage)
      }
    } description: {
      message
    } actions: {
      if let retry { retry }
    }
  }
}
