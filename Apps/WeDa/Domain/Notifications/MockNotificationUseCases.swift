#if DEBUG
  /// Notifications for previews and tests.
  public actor MockNotifications: LoadNotificationsUseCase, AllowNotificationsUseCase,
    SilencePlaceUseCase
  {
    private var overview: NotificationOverview
    private let answer: NotificationStatus
    private var error: WeatherError?
    /// The languages that were passed in the calls that asked for permission.
    public private(set) var asked: [String] = []

    /// Creates a mock of the notifications' use cases.
    ///
    /// - Parameters:
    ///   - status: The status at first.
    ///   - answer: The status after asking for permission.
    ///   - favorites: The favourites.
    ///   - silenced: The identifiers of the places without notifications.
    ///   - error: Thrown by each call that can throw.
    public init(
      _ status: NotificationStatus = .notAsked, answer: NotificationStatus = .allowed,
      favorites: [Favorite] = Favorite.fixtures, silenced: Set<String> = [],
      error: WeatherError? = nil
    ) {
      overview = NotificationOverview(status: status, favorites: favorites, silenced: silenced)
      self.answer = answer
      self.error = error
    }

    /// Sets the error of further calls; `nil` for none.
    public func set(error: WeatherError?) { self.error = error }

    public func execute() async throws(WeatherError) -> NotificationOverview {
      if let error { throw error }
      return overview
    }

    public func execute(in language: String) async -> NotificationStatus {
      asked.append(language)
      overview.status = answer
      return answer
    }

    public func execute(_ place: PlaceID, _ isSilenced: Bool) async throws(WeatherError) {
      if let error { throw error }
      if isSilenced {
        overview.silenced.insert(place.text)
      } else {
        overview.silenced.remove(place.text)
      }
    }
  }
#endif
