public import Foundation
public import WeDaDomain

/// Stores the device's token, and handles remote notifications.
///
///     let remote = RemoteNotificationManager(records: records, refresh: refreshFavorites)
///     await remote.registered(token)
///     await remote.receive(RemoteMessage(userInfo))    // .newData
///
/// Create it while the device is current.
public struct RemoteNotificationManager: Sendable {
  /// The result of a message.
  public enum Outcome: Equatable, Sendable { case newData, noData, failed }

  private let records: any NotificationRecords
  private let refresh: any RefreshFavoritesUseCase
  private let afterwards: @Sendable ([FavoriteWeather]) async -> Void

  /// Creates a manager that stores the device's token, and handles remote notifications.
  ///
  /// - Parameters:
  ///   - records: Stores the token.
  ///   - refresh: Refreshes the favourites.
  ///   - afterwards: Called with the fresh weather.
  public init(
    records: any NotificationRecords, refresh: any RefreshFavoritesUseCase,
    afterwards: @escaping @Sendable ([FavoriteWeather]) async -> Void = { _ in }
  ) {
    self.records = records
    self.refresh = refresh
    self.afterwards = afterwards
  }

  /// Stores the token. If that fails, the next registration delivers it again.
  public func registered(_ token: Data) async { try? await records.keep(token: token) }

  /// Removes the token, which is invalid after a failed registration.
  public func failed() async { try? await records.keep(token: nil) }

  /// Returns the stored token.
  public func token() async throws(WeatherError) -> Data? { try await records.token() }

  /// Refreshes the favourites if the message announces new weather, and sends their notifications.
  public func receive(_ message: RemoteMessage) async -> Outcome {
    guard message.hasNews, await refresh.isNeeded() else { return .noData }
    let found = await refresh.execute()
    await afterwards(found)
    return found.contains(where: \.isFresh) ? .newData : .failed
  }
}
