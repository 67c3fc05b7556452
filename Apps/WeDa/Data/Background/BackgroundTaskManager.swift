import BackgroundTasks
public import Foundation
public import WeDaDomain

/// Keeps the weather of the device's favourites fresh while nobody looks.
///
///     let background = BackgroundTaskManager(refresh: refreshFavorites)
///     background.start()    // while the app launches
///
/// Make it where the device is known. A device without favourites asks for nothing.
public struct BackgroundTaskManager: Sendable {
  /// As `Info.plist` permits it.
  public static let refreshIdentifier = "com.dollarg.wedaapp.refresh"
  /// The soonest after a refresh, in seconds; the system chooses the moment, within twice this.
  public static let interval: TimeInterval = 4 * 3600

  private let refresh: any RefreshFavoritesUseCase
  private let afterwards: @Sendable ([FavoriteWeather]) async -> Void
  private let now: @Sendable () -> Date
  private let scheduler = BGTaskScheduler.shared

  /// - Parameters:
  ///   - afterwards: What else is done with fresh weather, within the same time.
  public init(
    refresh: any RefreshFavoritesUseCase, now: @escaping @Sendable () -> Date = { Date() },
    afterwards: @escaping @Sendable ([FavoriteWeather]) async -> Void = { _ in }
  ) {
    self.refresh = refresh
    self.now = now
    self.afterwards = afterwards
  }

  /// Says what to start, and asks for a start where there are favourites and none is asked for.
  public func start() {
    guard register() else { return }
    Task { await scheduleIfNeeded() }
  }

  /// - Returns: `false` where the system allows no such task, or knows one already.
  @discardableResult public func register() -> Bool {
    scheduler.register(forTaskWithIdentifier: Self.refreshIdentifier, using: nil) { task in
      handle(task)
    }
  }

  /// Asks for a refresh unless one is asked for, or nothing is there to refresh.
  public func scheduleIfNeeded() async {
    let waiting = await scheduler.pendingTaskRequests()
    guard !waiting.contains(where: { $0.identifier == Self.refreshIdentifier }),
      await refresh.isNeeded()
    else { return }
    schedule()
  }

  public func cancel() {
    scheduler.cancel(taskRequestWithIdentifier: Self.refreshIdentifier)
  }

  /// Asks for the next one. Where the system refuses, the app still refreshes when it is opened.
  private func schedule() {
    let request = BGAppRefreshTaskRequest(identifier: Self.refreshIdentifier)
    request.earliestBeginDate = now().addingTimeInterval(Self.interval)
    try? scheduler.submit(request)
  }

  /// Refreshes within the time that the system gives, and says how it went.
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
  /// Whether it came just now.
  var isFresh: Bool {
    if case .success = weather { true } else { false }
  }
}
