import Foundation
import StrataPersistence

/// The parts that notify a device's person of news.
struct NewsCenter: Sendable {
    let records: any NewsRecords
    let notices: any NoticeService
    let tell: any TellNewsUseCase
    private let handOvers: any HandOverRepository
    private let store: DocumentStore
    private let tasks: NewsTasks

    /// - Parameter store: The store of the shared records by which one device wakes others.
    init(
        handOvers: any HandOverRepository, listings: any FoodListingRepository, cases: (any ListingCaseRepository)?,
        records: any NewsRecords, notices: any NoticeService, store: DocumentStore
    ) {
        self.records = records
        self.notices = notices
        self.handOvers = handOvers
        self.store = store
        tell = DefaultTellNewsUseCase(
            handOvers: handOvers, listings: listings, cases: cases, records: records, notices: notices)
        tasks = NewsTasks(tell: tell)
    }

    /// Registers the background tasks, and begins to wake the devices that a change concerns.
    func start() {
        tasks.register()
        NewsWatch.shared.begin({ [handOvers] in handOvers.changes() }, waking: store)
        Task { [tasks] in await tasks.schedule() }
    }

    /// Asks the system for the next look, if there may be anything to find.
    func schedule() async { await tasks.schedule() }
}
