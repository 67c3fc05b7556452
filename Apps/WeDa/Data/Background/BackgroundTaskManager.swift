import BackgroundTasks
public import Foundation
public import WeDaDomain

/// Refreshes the weather of the device's favourites in the background, and checks the rules for
/// rain.
///
///     let background = BackgroundTaskManager(refresh: refreshFavorites)
///     background.start()    // while the app launches
///
/// Create it while the device is current. A device without favourites
/// and without rules for rain schedules nothing.
public struct BackgroundTaskManager: Sendable {
  /// The task's identifier in `Info.plist`.
  public static let refreshIdentifier = "com.dollarg.wedaapp.refresh"
  /// The shortest time between refreshes, in seconds. The system starts a refresh within twice this
  /// time.
  public static let interval: TimeInterval = 4 * 3600

  /// The time after which a rule whose forecast could not be had is checked again, in seconds.
  public static let retry: TimeInterval = 900

  private let refresh: any RefreshFavoritesUseCase
  private let rain: (any CheckRainRulesUseCase)?
  private let afterwards: @Sendable ([FavoriteWeather]) async -> Void
  private let now: @Sendable () -> Date
  private let scheduler = BGTaskScheduler.shared

  /// Creates a manager that refreshes the weather of the device's favourites in the background.
  ///
  /// - Parameters:
  ///   - refresh: Refreshes the favourites.
  ///   - rain: Checks the rules for rain; `nil` for none.
  ///   - now: Returns the current time.
  ///   - afterwards: Called with the fresh weather, within the time limit of the task.
  public init(
    refresh: any RefreshFavoritesUseCase, rain: (any CheckRainRulesUseCase)? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    afterwards: @escaping @Sendable ([FavoriteWeather]) async -> Void = { _ in }
  ) {
    self.refresh = refresh
    self.rain = rain
    self.now = now
    self.afterwards = afterwards
  }

  /// Registers the task, and schedules a refresh if one is needed.
  public func start() {
    guard register() else { return }
    Task { await scheduleIfNeeded() }
  }

  /// Registers the task with the system.
  ///
  /// - Returns: `false` if the system does not permit the task, or has registered it already.
  @discardableResult public func register() -> Bool {
    scheduler.register(forTaskWithIdentifier: Self.refreshIdentifier, using: nil) { task in
      handle(task)
    }
  }

  /// Schedules a refresh if there are favourites or rules for rain, unless one is scheduled that
  /// begins as early.
  public func scheduleIfNeeded() async {
    let times: [Date?] = [
      await refresh.isNeeded() ? now().addingTimeInterval(Self.interval) : nil,
      await rain?.nextCheck(),
    ]
    if let first = times.compactMap({ $0 }).min() { await schedule(by: first) }
  }

  /// Cancels the scheduled refresh.
  public func cancel() {
    scheduler.cancel(taskRequestWithIdentifier: Self.refreshIdentifier)
  }

  /// Schedules a refresh unless one that begins as early is scheduled. If the system refuses, the
  /// app still refreshes when it is opened.
  private func schedule(by time: Date) async {
    let isRefresh: (BGTaskRequest) -> Bool = { $0.identifier == Self.refreshIdentifier }
    let waiting = await scheduler.pendingTaskRequests().first(where: isRefresh)
    if let waiting, (waiting.earliestBeginDate ?? .distantPast) <= time { return }
    let request = BGAppRefreshTaskRequest(identifier: Self.refreshIdentifier)
    request.earliestBeginDate = time
    try? scheduler.submit(request)
  }

  /// Refreshes the favourites and checks the rules for rain until the task expires, and reports the
  /// result.
  func handle(_ task: BGTask) {
    let work = Task {
      await scheduleIfNeeded()
      let found = await refresh.execute()
      // After the refresh, so that places of rules that are favourites need no further request.
      let isComplete = await checkRain()
      await afterwards(found)
      task.setTaskCompleted(
        success: !Task.isCancelled && found.allSatisfy(\.isFresh) && isComplete)
    }
    task.expirationHandler = { work.cancel() }
  }

  /// Checks the rules for rain, and schedules another check if a forecast could not be had.
  ///
  /// - Returns: `false` if a forecast could not be had.
  private func checkRain() async -> Bool {
    guard let rain else { return true }
    let isOpen = await rain.execute().contains { $0.kind == .failed || $0.kind == .unknown }
    if isOpen { await schedule(by: now().addingTimeInterval(Self.retry)) }
    await scheduleIfNeeded()
    return !isOpen
  }
}

extension FavoriteWeather {
  /// A Boolean value that indicates whether this refresh loaded the weather.
  var isFresh: Bool {
    if case .success = weather { true } else { false }
  }
}
