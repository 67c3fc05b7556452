import Foundation
import Observation

/// The view model of a person's choices about notifications, and of their saved searches.
@MainActor
@Observable
final class NewsViewModel {
    /// The permission to notify; `nil` before it was read.
    private(set) var permission: NewsPermission?
    /// The kinds of news that the person wants; all of them before they chose.
    private(set) var kinds = Set(NewsKind.allCases)
    private(set) var searches: [SavedSearch] = []
    private(set) var error: AppError?
    /// A Boolean value that indicates whether a search is being saved, which may wait for the person's permission.
    private(set) var isSaving = false

    private let records: NewsRecords
    private let notices: NoticeService
    private let tell: TellNewsUseCase
    /// Asks the system for the next look at what happens while no window is open.
    private let schedule: @Sendable () async -> Void
    /// The work of the view model that was begun last.
    @ObservationIgnored private var last: Task<Void, Never>?

    init(
        records: NewsRecords, notices: NoticeService, tell: TellNewsUseCase,
        schedule: @escaping @Sendable () async -> Void = {}
    ) {
        self.records = records
        self.notices = notices
        self.tell = tell
        self.schedule = schedule
    }

    /// A Boolean value that indicates whether notifications arrive, at least while a window is open.
    var isOn: Bool { permission?.isGiven == true }

    /// A Boolean value that indicates whether the person is notified of what saved searches find.
    var tellsOffers: Bool { isOn && kinds.contains(.offers) }

    func load() async {
        await run { [self] in try await read() }
    }

    /// Asks the person for permission to notify, in a language.
    ///
    /// - Parameter language: The language of the notifications.
    func ask(in language: String) async {
        await run { [self] in
            try await permit(language)
            if isOn { await schedule() }
        }
    }

    /// Asks for what is missing until the person is notified of what saved searches find.
    ///
    /// - Parameter language: The language of the notifications.
    func tellOffers(in language: String) async {
        if !isOn { await ask(in: language) }
        if isOn, !kinds.contains(.offers) { await set(.offers, true) }
    }

    /// Chooses whether to be notified of a kind of news.
    func set(_ kind: NewsKind, _ isWanted: Bool) async {
        await run { [self] in
            guard var choices = try await records.choices() else { return }
            if isWanted { choices.kinds.insert(kind) } else { choices.kinds.remove(kind) }
            try await records.keep(choices)
            kinds = choices.kinds
            if kind == .pickups { try await tell.plan() }
        }
    }

    /// Saves a search, and asks for permission to notify of what it finds. What it finds now is no news.
    func save(_ search: SavedSearch, in language: String) async {
        isSaving = true
        defer { isSaving = false }
        await run { [self] in
            let known = try await records.searches()
            let isNew = known.count < SavedSearch.most && !known.contains { $0.isSame(as: search) }
            if isNew { try await records.save(search) }
            do {
                if !isOn { try await permit(language) } else { try await tell.begin() }
            } catch {
                // Otherwise everything that it finds already would be news.
                if isNew { try? await records.remove(search.id) }
                throw error
            }
            if isOn { await schedule() }
            try await read()
        }
    }

    func remove(_ search: SavedSearch) async {
        await run { [self] in
            try await records.remove(search.id)
            try await read()
        }
    }

    /// A Boolean value that indicates whether one more search can be saved.
    var hasRoom: Bool { searches.count < SavedSearch.most }

    /// Returns whether a search is saved.
    func isSaved(_ search: SavedSearch) -> Bool { searches.contains { $0.isSame(as: search) } }

    private func permit(_ language: String) async throws {
        let answer = await notices.ask()
        guard answer.isGiven else {
            permission = answer
            return
        }
        // Only what happens from now on is news.
        try await tell.begin()
        var choices = try await records.choices() ?? NewsChoices(language: language)
        choices.language = language
        try await records.keep(choices)
        (permission, kinds) = (answer, choices.kinds)
        // The permission is given all the same, and the next look plans them.
        try? await tell.plan()
    }

    private func read() async throws {
        let known = try await records.choices()
        // First what is stored, since the permission may be a question to the browser.
        (kinds, searches) = (known?.kinds ?? kinds, try await records.searches())
        // A browser may permit notifications to an app that has not asked yet, or has forgotten everything.
        let now = await notices.permission()
        permission = known == nil && now.isGiven ? .notAsked : now
    }

    /// Performs work after all that was begun before: what the person does meanwhile is done, too, and in its order.
    private func run(_ work: @escaping @MainActor () async throws -> Void) async {
        let previous = last
        let task = Task {
            await previous?.value
            await perform(work)
        }
        last = task
        await task.value
        // Whoever holds a task also holds the memory of the calls that it made.
        if last == task { last = nil }
    }

    private func perform(_ work: () async throws -> Void) async {
        do {
            try await work()
            error = nil
        } catch {
            self.error = AppError.told(error)
        }
    }
}
