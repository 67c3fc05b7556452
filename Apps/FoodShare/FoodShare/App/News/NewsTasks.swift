import BackgroundTasks
import Foundation

/// Looks for news while no window is open: when another device's act may concern this one, and from time to time for what
/// only the clock or another server changes.
///
/// Create it while the device is current.
struct NewsTasks: Sendable {
    static let wakeIdentifier = "com.strata.foodshare.news"
    static let refreshIdentifier = "com.strata.foodshare.refresh"
    /// The shortest time between two looks, in seconds; the system decides about the rest.
    static let interval: TimeInterval = 1_800

    let tell: any TellNewsUseCase
    private let scheduler = BGTaskScheduler.shared

    init(tell: any TellNewsUseCase) {
        self.tell = tell
    }

    /// Registers the tasks with the system, at each launch of the app.
    func register() {
        for identifier in [Self.wakeIdentifier, Self.refreshIdentifier] {
            scheduler.register(forTaskWithIdentifier: identifier, using: nil) { task in handle(task) }
        }
    }

    /// Asks for the next look, if there may be anything to find. If the system refuses, the next launch asks again.
    func schedule(now: Date = Date()) async {
        guard await tell.isNeeded() else { return }
        let request = BGAppRefreshTaskRequest(identifier: Self.refreshIdentifier)
        request.earliestBeginDate = now.addingTimeInterval(Self.interval)
        try? scheduler.submit(request)
    }

    private func handle(_ task: BGTask) {
        let work = Task {
            await schedule()
            let told = try? await tell.execute()
            task.setTaskCompleted(success: told != nil && !Task.isCancelled)
        }
        task.expirationHandler = { work.cancel() }
    }
}
