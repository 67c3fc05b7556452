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
    private(set) var isLoading = false

    private let records: NewsRecords
    private let notices: NoticeService
    private let tell: TellNewsUseCase

    init(records: NewsRecords, notices: NoticeService, tell: TellNewsUseCase) {
        self.records = records
        self.notices = notices
        self.tell = tell
    }

    /// A Boolean value that indicates whether notifications arrive, at least while a window is open.
    var isOn: Bool { permission == .allowed || permission == .allowedWhileOpen }

    func load() async {
        await run { try await read() }
    }

    /// Asks for permission to notify.
    ///
    /// - Parameter language: The language of the notifications.
    func ask(in language: String) async {
        await run { try await permit(language) }
    }

    /// Chooses whether to be notified of a kind of news.
    func set(_ kind: NewsKind, _ isWanted: Bool) async {
        await run {
            guard var choices = try await records.choices() else { return }
            if isWanted { choices.kinds.insert(kind) } else { choices.kinds.remove(kind) }
            try await records.keep(choices)
            kinds = choices.kinds
        }
    }

    /// Saves a search, and asks for permission to notify of what it finds. What it finds now is no news.
    func save(_ search: SavedSearch, in language: String) async {
        await run {
            let known = try await records.searches()
            if known.count < SavedSearch.most, !known.contains(where: { $0.isSame(as: search) }) {
                try await records.save(search)
            }
            if !isOn { try await permit(language) } else { try await tell.begin() }
            try await read()
        }
    }

    func remove(_ search: SavedSearch) async {
        await run {
            try await records.remove(search.id)
            try await read()
        }
    }

    /// A Boolean value that indicates whether one more search can be saved.
    var hasRoom: Bool { searches.count < SavedSearch.most }

    /// Returns whether a search is saved.
    func isSaved(_ search: SavedSearch) -> Bool { searches.contains { $0.isSame(as: search) } }

    private func permit(_ language: String) async throws {
        permission = await notices.ask()
        guard isOn else { return }
        // Only what happens from now on is news.
        try await tell.begin()
        var choices = try await records.choices() ?? NewsChoices(language: language)
        choices.language = language
        try await records.keep(choices)
        kinds = choices.kinds
    }

    private func read() async throws {
        let known = try await records.choices()
        (kinds, searches) = (known?.kinds ?? kinds, try await records.searches())
        // A browser may permit notifications to an app that has not asked yet, or has forgotten everything.
        let now = await notices.permission()
        permission = known == nil && (now == .allowed || now == .allowedWhileOpen) ? .notAsked : now
    }

    private func run(_ work: () async throws -> Void) async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            try await work()
            error = nil
        } catch {
            self.error = AppError.told(error)
        }
    }
}
