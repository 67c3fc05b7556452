import DesignKit
public import Foundation
public import SwiftUI

/// The banner above a stored copy: its time, and a button to load again.
///
///     StoredBanner(storedAt: storedAt) { await model.refresh() }
public struct StoredBanner: View {
  private let storedAt: Date
  private let retry: @MainActor () async -> Void
  @Environment(\.locale) private var locale

  /// Creates the banner of a list that was stored at `storedAt` and is shown without a connection.
  public init(storedAt: Date, retry: @escaping @MainActor () async -> Void) {
    self.storedAt = storedAt
    self.retry = retry
  }

  public var body: some View {
    MessageBanner(title: Text(Words.Offline.title), systemImage: "wifi.slash") {
      Text(
        Words.Offline.message(
          storedAt.formatted(
            Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))))
    } retry: {
      Retry(title: Text(Words.App.retry), identifier: UITestIDs.App.retry) {
        Task { await retry() }
      }
    }
    .accessibilityIdentifier(UITestIDs.Feed.offline)
  }
}
