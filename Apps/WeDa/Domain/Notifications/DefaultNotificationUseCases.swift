/// Reads the favourites and the choices about notifications.
public struct DefaultLoadNotificationsUseCase: LoadNotificationsUseCase {
  private let notifications: any NotificationRepository
  private let favorites: any FavoritesRepository

  /// Creates a use case that reads the favourites and the choices about notifications.
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

/// Asks for permission, then refreshes, so that the next morning has a summary.
public struct DefaultAllowNotificationsUseCase: AllowNotificationsUseCase {
  private let notifications: any NotificationRepository
  private let refresh: any RefreshFavoritesUseCase

  /// Creates a use case that asks for permission, and then schedules the notifications.
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

/// Stores the choice; a place whose notifications are turned on again gets its summary at once.
public struct DefaultSilencePlaceUseCase: SilencePlaceUseCase {
  private let notifications: any NotificationRepository
  private let refresh: any RefreshFavoritesUseCase

  /// Creates a use case that turns the notifications of a place off or on.
  public init(notifications: any NotificationRepository, refresh: any RefreshFavoritesUseCase) {
    self.notifications = notifications
    self.refresh = refresh
  }

  public func execute(_ place: PlaceID, _ isSilenced: Bool) async throws(WeatherError) {
    try await notifications.silence(place, isSilenced)
    if !isSilenced { await notifications.update(with: await refresh.execute()) }
  }
}
