public import SwiftUI

/// What went wrong, in place of what was wanted, with a retry where one helps.
///
///     ErrorView(title: Text("No connection"), systemImage: "wifi.slash") {
///       Text("Check the network, then try again.")
///     } retry: {
///       Retry(title: Text("Try again"), identifier: "app.retry") { load() }
///     }
///
/// Leave `retry` out where trying again cannot help.
public struct ErrorView<Message: View>: View {
  private let title: Text
  private let systemImage: String
  private let message: Message
  private let retry: Retry?

  /// - Parameter systemImage: The name of an SF Symbol.
  public init(
    title: Text, systemImage: String, @ViewBuilder message: () -> Message,
    retry: () -> Retry? = { nil }
  ) {
    self.title = title
    self.systemImage = systemImage
    self.message = message()
    self.retry = retry()
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
    } actions: {
      if let retry { retry }
    }
  }
}
