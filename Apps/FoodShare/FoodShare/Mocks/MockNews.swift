#if DEBUG
import Foundation

/// Records of notifications that are kept in memory.
actor MockNewsRecords: NewsRecords {
    private var kept: NewsChoices?
    private var told: Set<String> = []
    private var saved: [SavedSearch]

    init(_ searches: [SavedSearch] = [], choices: NewsChoices? = NewsChoices(language: "en")) {
        saved = searches
        kept = choices
    }

    func choices() async throws -> NewsChoices? { kept }
    func keep(_ choices: NewsChoices) async throws { kept = choices }
    func claim(_ event: String, at now: Date) async throws -> Bool { told.insert(event).inserted }
    func searches() async throws -> [SavedSearch] { saved }
    func save(_ search: SavedSearch) async throws { saved.append(search) }
    func remove(_ search: SavedSearch.ID) async throws { saved.removeAll { $0.id == search } }
}

/// A service that records notifications instead of showing them.
actor MockNoticeService: NoticeService {
    private let answer: NewsPermission
    private var isAsked: Bool
    private(set) var shown: [NewsItem] = []
    private(set) var languages: Set<String> = []
    private(set) var planned: [PickupReminder] = []

    /// - Parameter answer: The person's answer when they are asked.
    init(_ answer: NewsPermission, isAsked: Bool = true) {
        self.answer = answer
        self.isAsked = isAsked
    }

    func permission() async -> NewsPermission { isAsked ? answer : .notAsked }

    func ask() async -> NewsPermission {
        isAsked = true
        return answer
    }

    func show(_ item: NewsItem, language: String) async {
        shown.append(item)
        languages.insert(language)
    }

    func plan(_ reminders: [PickupReminder], language: String) async { planned = reminders }
}

/// A use case that never has news to tell.
struct MockTellNews: TellNewsUseCase {
    func isNeeded() async -> Bool { false }
    func execute() async throws -> [NewsItem] { [] }
    func begin() async throws {}
    func plan() async throws {}
}
#endif
