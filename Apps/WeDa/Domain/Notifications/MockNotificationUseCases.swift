#if DEBUG
  /// Notifications as previews and tests want them.
  public actor MockNotifications: LoadNotificationsUseCase, AllowNotificationsUseCase,
    SilencePlaceUseCase
  {
    private var overview: NotificationOverview
    private let answer: NotificationStatus
    private var error: WeatherError?
    /// The languages in which it was asked.
    public private(set) var asked: [String] = []

    /// - Parameter answer: What the person says when asked.
    public init(
      _ status: NotificationStatus = .notAsked, answer: NotificationStatus = .allowed,
      favorites: [Favorite] = Favorite.fixtures, silenced: Set<String> = [],
      error: WeatherError? = nil
    ) {
      overview = NotificationOverview(status: status, favorites: favorites, silenced: silenced)
      self.answer = answer
      self.error = error
    }

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
