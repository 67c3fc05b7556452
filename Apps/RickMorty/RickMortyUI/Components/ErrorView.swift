import DesignKit
import Foundation
public import SwiftUI
public import UseCase

/// An error message with a retry button.
///
///     ErrorView(error: .network) { await model.retry() }
public struct ErrorView: View {
  private let error: FeedError
  private let retry: @MainActor () async -> Void

  /// Creates the message of an error.
  public init(error: FeedError, retry: @escaping @MainActor () async -> Void) {
    self.error = error
    self.retry = retry
  }

  public var body: some View {
    DesignKit.ErrorView(title: Text(error.title), systemImage: error.icon) {
      error.message
    } retry: {
      Retry(title: Text(Words.App.retry), identifier: UITestIDs.App.retry) {
        Task { await retry() }
      }
    }
    .accessibilityIdentifier(UITestIDs.App.error)
  }
}

extension FeedError {
  /// The error's title.
  public var title: LocalizedStringResource {
    switch self {
    case .network: Words.Error.networkTitle
    case .decoding: Words.Error.decodingTitle
    case .server: Words.Error.serverTitle
    case .storage: Words.Favorites.failed
    case .cancelled, .unknown: Words.Error.unknownTitle
    }
  }

  /// The error's explanation for users.
  public var message: Text {
    switch self {
    case .network: Text(Words.Error.networkMessage)
    case .decoding: Text(Words.Error.decodingMessage)
    case .server(let status): Text(Words.Error.serverMessage("\(status)"))
    case .storage: Text(Words.Favorites.failedMessage)
    // The error's description is not localized and meant for developers.
    case .cancelled, .unknown: Text(Words.Error.unknownMessage)
    }
  }

  /// The name of the SF Symbol.
  public var icon: String {
    switch self {
    case .network: "wifi.slash"
    case .decoding, .server, .cancelled, .storage, .unknown: "exclamationmark.triangle"
    }
  }
}
