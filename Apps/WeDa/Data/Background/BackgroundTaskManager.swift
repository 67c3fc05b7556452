import BackgroundTasks
public import Foundation
public import WeDaDomain

/// Refreshes the weather of the device's favourites in the background.
///
///     let background = BackgroundTaskManager(refresh: refreshFavorites)
///     background.start()    // while the app launches
///
/// Create it while the device is current. A device without favourites schedules nothing.
public struct BackgroundTaskManager: Sendable {
  /// The task's identifier in `Info.plist`.
  public static let refreshIdentifier = "com.dollarg.wedaapp.refresh"
  /// The shortest time between refreshes, in seconds. The system starts a refresh within twice this
  /// time.
  public static let interval: TimeInterval = 4 * 3600

  private let refresh: any RefreshFavoritesUseCase
  private let afterwards: @Sendable ([FavoriteWeather]) async -> Void
  private let now: @Sendable () -> Date
  private let scheduler = BGTaskScheduler.shared

  /// Creates a manager that refreshes the weather of the device's favourites in the background.
  ///
  /// - Parameters:
  ///   - refresh: Refreshes the favourites.
  ///   - now: Returns the current time.
  ///   - afterwards: Called with the fresh weather, within the time limit of the task.
  public init(
    refresh: any RefreshFavoritesUseCase, now: @escaping @Sendable () -> Date = { Date() },
    afterwards: @escaping @Sendable ([FavoriteWeather]) async -> Void = { _ in }
  ) {
    self.refresh = refresh
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

  /// Schedules a refresh unless one is scheduled or there are no favourites.
  public func scheduleIfNeeded() async {
    let waiting = await scheduler.pendingTaskRequests()
    guard !waiting.contains(where: { $0.identifier == Self.refreshIdentifier }),
      await refresh.isNeeded()
    else { return }
    schedule()
  }

  /// Cancels the scheduled refresh.
  public func cancel() {
    scheduler.cancel(taskRequestWithIdentifier: Self.refreshIdentifier)
  }

  /// Schedules the next refresh. If the system refuses, the app still refreshes when it is opened.
  private func schedule() {
    let request = BGAppRefreshTaskRequest(identifier: Self.refreshIdentifier)
    request.earliestBeginDate = now().addingTimeInterval(Self.interval)
    try? scheduler.submit(request)
  }

  /// Refreshes the favourites until the task expires, and reports the result.
  func handle(_ task: BGTask) {
    let work = Task {
      await scheduleIfNeeded()
      let found = await refresh.execute()
      await afterwards(found)
      task.setTaskCompleted(success: !Task.isCancelled && found.allSatisfy(\.isFresh))
    }
    task.expirationHandler = { work.cancel() }
  }
}

extension FavoriteWeather {
  /// A Boolean value that indicates whether this refresh loaded the weather.
  var isFresh: Bool {
    if case .success = weather { true } else { false }
  }
}
