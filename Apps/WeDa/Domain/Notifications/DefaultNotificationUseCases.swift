/// Reads the favourites and what is told of them.
public struct DefaultLoadNotificationsUseCase: LoadNotificationsUseCase {
  private let notifications: any NotificationRepository
  private let favorites: any FavoritesRepository

  public init(notifications: any NotificationRepository, favorites: any FavoritesRepository) {
    self.notifications = notifications
    self.favorites = favorites
  }

  public func execute() async throws(WeatherError) -> NotificationOverview {
    NotificationOverview(
      status: await notifications.status(), favorites: try await favorites.favorites(),
      silenced: try await notifications.silenced())
  }
}

/// Asks, and then looks at the weather, so that the first morning has its summary.
public struct DefaultAllowNotificationsUseCase: AllowNotificationsUseCase {
  private let notifications: any NotificationRepository
  private let refresh: any RefreshFavoritesUseCase

  public init(notifications: any NotificationRepository, refresh: any RefreshFavoritesUseCase) {
    self.notifications = notifications
    self.refresh = refresh
  }

  public func execute(in language: String) async -> NotificationStatus {
    let status = await notifications.ask(in: language)
    if status.isAllowed { await notifications.update(with: await refresh.execute()) }
    return status
  }
}

/// Keeps the choice; a place that is told of again has its summary at once.
public struct DefaultSilencePlaceUseCase: SilencePlaceUseCase {
  private let notifications: any NotificationRepository
  private let refresh: any RefreshFavoritesUseCase

  public init(notifications: any NotificationRepository, refresh: any RefreshFavoritesUseCase) {
    self.notifications = notifications
    self.refresh = refresh
  }

  public func execute(_ place: PlaceID, _ isSilenced: Bool) async throws(WeatherError) {
    try await notifications.silence(place, isSilenced)
    if !isSilenced { await notifications.update(with: await refresh.execute()) }
  }
}
