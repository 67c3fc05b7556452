/// The notifications as the settings show them.
public struct NotificationOverview: Equatable, Sendable {
  /// The permission to show notifications.
  public var status: NotificationStatus
  /// The favourites in the order of the list.
  public var favorites: [Favorite]
  /// The identifiers of the places without notifications.
  public var silenced: Set<String>

  /// Creates an overview of the notifications for the settings page.
  public init(
    status: NotificationStatus, favorites: [Favorite] = [], silenced: Set<String> = []
  ) {
    self.status = status
    self.favorites = favorites
    self.silenced = silenced
  }
}

/// Reads the permission and the choices about notifications.
public protocol LoadNotificationsUseCase: Sendable {
  /// Returns the permission and the choices about notifications.
  func execute() async throws(WeatherError) -> NotificationOverview
}

/// Asks for permission, and schedules notifications.
public protocol AllowNotificationsUseCase: Sendable {
  /// Asks the person for permission, and schedules notifications.
  ///
  /// - Parameter language: The language of the app, in which notifications are written.
  func execute(in language: String) async -> NotificationStatus
}

/// Turns the notifications of a place off or on.
public protocol SilencePlaceUseCase: Sendable {
  /// Turns the notifications of a place off or on.
  func execute(_ place: PlaceID, _ isSilenced: Bool) async throws(WeatherError)
}

/// Provides the use case that reads the choices about notifications.
public protocol HasLoadNotificationsUseCase {
  /// The use case that reads the choices about notifications.
  var loadNotifications: any LoadNotificationsUseCase { get }
}

/// Provides the use case that asks for permission for notifications.
public protocol HasAllowNotificationsUseCase {
  /// The use case that asks for permission for notifications.
  var allowNotifications: any AllowNotificationsUseCase { get }
}

/// Provides the use case that turns a place's notifications off or on.
public protocol HasSilencePlaceUseCase {
  /// The use case that turns a place's notifications off or on.
  var silencePlace: any SilencePlaceUseCase { get }
}
