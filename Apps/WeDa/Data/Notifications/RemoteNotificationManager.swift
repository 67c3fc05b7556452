public import Foundation
public import WeDaDomain

/// By which token a server reaches this device, and what the app does with what it sends.
///
///     let remote = RemoteNotificationManager(records: records, refresh: refreshFavorites)
///     await remote.registered(token)
///     await remote.receive(RemoteMessage(userInfo))    // .newData
///
/// Make it where the device is known.
public struct RemoteNotificationManager: Sendable {
  /// What came of a message.
  public enum Outcome: Equatable, Sendable { case newData, noData, failed }

  private let records: any NotificationRecords
  private let refresh: any RefreshFavoritesUseCase
  private let afterwards: @Sendable ([FavoriteWeather]) async -> Void

  /// - Parameter afterwards: What else is done with fresh weather.
  public init(
    records: any NotificationRecords, refresh: any RefreshFavoritesUseCase,
    afterwards: @escaping @Sendable ([FavoriteWeather]) async -> Void = { _ in }
  ) {
    self.records = records
    self.refresh = refresh
    self.afterwards = afterwards
  }

  /// Keeps the token. One that cannot be kept is given again with the next registration.
  public func registered(_ token: Data) async { try? await records.keep(token: token) }

  /// The device gave none, so an older one is good for nothing.
  public func failed() async { try? await records.keep(token: nil) }

  public func token() async throws(WeatherError) -> Data? { try await records.token() }

  /// Where a message has news, the favourites are refreshed and what they bring is told.
  public func receive(_ message: RemoteMessage) async -> Outcome {
    guard message.hasNews, await refresh.isNeeded() else { return .noData }
    let found = await refresh.execute()
    await afterwards(found)
    return found.contains(where: \.isFresh) ? .newData : .failed
  }
}
