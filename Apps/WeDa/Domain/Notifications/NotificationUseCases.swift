/// What Settings show of notifications.
public struct NotificationOverview: Equatable, Sendable {
  public var status: NotificationStatus
  /// In the order of the list.
  public var favorites: [Favorite]
  /// The ids of places that nothing is told of.
  public var silenced: Set<String>

  public init(
    status: NotificationStatus, favorites: [Favorite] = [], silenced: Set<String> = []
  ) {
    self.status = status
    self.favorites = favorites
    self.silenced = silenced
  }
}

/// Reads what is told, of which places.
public protocol LoadNotificationsUseCase: Sendable {
  func execute() async throws(WeatherError) -> NotificationOverview
}

/// Lets the system ask the person, and tells from then on.
public protocol AllowNotificationsUseCase: Sendable {
  /// - Parameter language: In which the person reads the app.
  func execute(in language: String) async -> NotificationStatus
}

/// Tells of one place no more, or again.
public protocol SilencePlaceUseCase: Sendable {
  func execute(_ place: PlaceID, _ isSilenced: Bool) async throws(WeatherError)
}

public protocol HasLoadNotificationsUseCase {
  var loadNotifications: any LoadNotificationsUseCase { get }
}

public protocol HasAllowNotificationsUseCase {
  var allowNotifications: any AllowNotificationsUseCase { get }
}

public protocol HasSilencePlaceUseCase {
  var silencePlace: any SilencePlaceUseCase { get }
}
