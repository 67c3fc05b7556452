import Foundation
import Observation

/// The view model of a conversation. It is updated when the other person acts.
@MainActor
@Observable
final class ConversationViewModel {
    private(set) var handOver: HandOver?
    /// The offer that is handed over; `nil` if it is over, or this person may not see it.
    private(set) var offer: HandOverOffer?
    /// The message that is being written.
    var text = ""
    /// The index of the first message that is shown. Of a long conversation these are the newest ones, and all that were unread.
    private(set) var firstShown = 0
    private(set) var invalid: InvalidField?
    private(set) var error: AppError?
    private(set) var isLoading = false
    /// A Boolean value that indicates whether a person can see the page. Only then are messages marked as read.
    var isVisible = true
    /// The identifier of the last message that has come into view; `nil` if none has.
    private var lastSeen: HandOverMessage.ID?
    /// The identifier of the last message that was out of sight when the page was laid out; `nil` if none was.
    private var lastMissed: HandOverMessage.ID?
    /// The time at which to read the conversation again, since time alone may have changed it by then; `nil` if it cannot.
    private(set) var nextLook: Date?

    let route: ConversationRoute
    private let repository: HandOverRepository
    private let loadOffer: (() async throws -> HandOverOffer?)?
    private let loadPhoto: ((String) async -> Data?)?
    private let keepTerms: KeepTermsUseCase?
    private let now: () -> Date
    private let clock: any Clock<Duration>

    /// Creates the view model of a conversation.
    ///
    /// - Parameters:
    ///   - offer: Returns the offer to show above the conversation; without it none is shown.
    ///   - photo: Returns a photo of the offer in the size of a card.
    ///   - keepTerms: Changes the giver's terms; without it the accepted person is not told of another address.
    init(
        _ route: ConversationRoute, repository: HandOverRepository, offer: (() async throws -> HandOverOffer?)? = nil,
        photo: ((String) async -> Data?)? = nil, keepTerms: KeepTermsUseCase? = nil, now: @escaping () -> Date = { Date() },
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.route = route
        self.repository = repository
        loadOffer = offer
        loadPhoto = photo
        self.keepTerms = keepTerms
        self.now = now
        self.clock = clock
    }

    /// The number of messages below which a conversation is shown as a whole.
    static let fewMessages = 5

    /// Shows all messages of a long conversation.
    func showEarlier() { firstShown = 0 }

    func load() async {
        await run {
            async let found = readOffer()
            try await read()
            offer = await found
        }
    }

    /// Loads the conversation again whenever it changes.
    func watch() async {
        let changes = repository.changes { [listing = route.listing] in $0.id == listing }
        // While the page was hidden, it did not observe changes.
        await refresh()
        for await _ in changes { await refresh() }
    }

    /// Loads the conversation again when time alone may have changed it, as when a request lapses. Begin anew when
    /// ``nextLook`` changes.
    func watchTime() async {
        while let nextLook, !Task.isCancelled {
            let left = nextLook.timeIntervalSince(now())
            // After a failure, it tries again later.
            try? await clock.sleep(for: .seconds(left > 0 ? left : HandOver.lookInterval))
            guard !Task.isCancelled else { return }
            // A changed time cancels this function, but not the reading that changed it.
            await Task { await refresh() }.value
        }
    }

    /// Loads the conversation again, if it was loaded before.
    func refresh() async {
        guard handOver != nil else { return }
        do {
            try await read()
        } catch {
            self.error = AppError.told(error)
        }
        offer = await readOffer()
    }

    /// Returns the offer; `nil` without one, since the conversation is shown all the same. An action does not wait for it: the
    /// change that it makes is followed by a refresh.
    private func readOffer() async -> HandOverOffer? {
        guard let loadOffer else { return nil }
        return try? await loadOffer()
    }

    /// Sends the message. If the message is invalid or cannot be sent, or another action is running, it is in its field
    /// afterwards. Meanwhile it is not, since whoever leaves the page would find it there again, though it was sent.
    func send() async {
        let typed = text
        do {
            let message = try HandOverMessage.text(typed)
            text = ""
            // Text typed meanwhile is the next message.
            if await !perform(.send(message)), text.isEmpty { text = typed }
        } catch {
            invalid = error
        }
    }

    /// Sends a message that the person did not type, such as thanks.
    func send(_ words: String) async {
        guard let message = try? HandOverMessage.text(words) else { return }
        await perform(.send(message))
    }

    /// Performs an action on the hand-over.
    ///
    /// - Returns: `true` if the action was performed, also if the conversation could not be read afterwards.
    @discardableResult
    func perform(_ action: HandOverAction) async -> Bool {
        var isDone = false
        await run {
            let failure = await Self.failure { try await repository.perform(action, on: route.id, of: route.listing) }
            isDone = failure == nil
            try await read()
            if let failure { throw failure }
        }
        return isDone
    }

    /// Loads the offer's photo in the size of a card; `nil` if that fails.
    func photo(_ name: String) async -> Data? {
        await loadPhoto?(name)
    }

    /// Creates the view model of the form that changes the offer's terms.
    func makeTerms() -> PickupTermsViewModel {
        PickupTermsViewModel(of: route.listing, repository: repository, keeping: keepTerms)
    }

    /// A Boolean value that indicates whether the page asks this person if the hand-over worked.
    var isAsked: Bool {
        handOver.map { $0.course.asks($0.role, at: now(), expiry: $0.expiry) } ?? false
    }

    /// A Boolean value that indicates whether this person can say that the food was handed over.
    var canConfirm: Bool {
        handOver.map { $0.course.canConfirm($0.role, at: now(), expiry: $0.expiry) } ?? false
    }

    /// A Boolean value that indicates whether this person can report that the other did not come.
    var canMiss: Bool {
        handOver.map { $0.course.canMiss(at: now(), expiry: $0.expiry) || ($0.status.isFinal && isAsked) } ?? false
    }

    /// The pickup times to show: the chosen one, also once it is over, and until the hand-over ends the proposed
    /// ones that are not in the past.
    var windows: [PickupWindow] {
        guard let handOver else { return [] }
        let chosen = handOver.course.chosen
        let open = handOver.status.isFinal ? [] : handOver.terms.windows.filter { $0.end > now() && $0 != chosen }
        return (open + [chosen].compactMap(\.self)).sorted { $0.start < $1.start }
    }

    private func read() async throws {
        let found = try await repository.handOver(route.id, of: route.listing)
        // What arrives later is shown in addition.
        if handOver == nil { firstShown = Self.firstShown(of: found) }
        (handOver, nextLook) = (found, found.nextLook(after: now()))
        try await markRead()
    }

    /// Marks the conversation as read, if the page is visible and its last message has come into view. An end without new
    /// messages is told at the top of the page.
    private func markRead() async throws {
        guard isVisible, let handOver, handOver.isUnread, handOver.unread == 0 || hasSeenLast else { return }
        try await repository.perform(.markRead, on: route.id, of: route.listing)
    }

    private var hasSeenLast: Bool {
        guard let lastSeen, let last = handOver?.messages.last else { return false }
        return lastSeen >= last.id
    }

    /// The message to which the page scrolls when it is opened: the last one if any are unread; `nil` otherwise.
    var firstTarget: HandOverMessage.ID? {
        handOver.flatMap { $0.unread > 0 ? $0.messages.last?.id : nil }
    }

    /// The last message if it is unread and has not come into view; `nil` otherwise.
    var unseen: HandOverMessage? {
        guard let handOver, handOver.unread > 0, !hasSeenLast else { return nil }
        return handOver.messages.last
    }

    /// A Boolean value that indicates whether new messages are out of sight.
    var hasUnseenOutOfSight: Bool { unseen.map { $0.id == lastMissed } ?? false }

    /// Notes whether a message is in view.
    func note(_ message: HandOverMessage, isInView: Bool) async {
        if isInView { return await see(message) }
        lastMissed = message.id
    }

    /// Notes that a message has come into view. If it is the last one, all are marked as read. If that fails, it is done after
    /// the next reading.
    func see(_ message: HandOverMessage) async {
        lastSeen = max(lastSeen ?? message.id, message.id)
        try? await markRead()
    }

    /// Notes that the last message has come into view, which a person has asked for.
    func seeLast() async {
        if let unseen { await see(unseen) }
    }

    private static func firstShown(of handOver: HandOver) -> Int {
        let unread = handOver.messages.indices.filter { !handOver.messages[$0].isOwn }.suffix(handOver.unread)
        return max(0, min(handOver.messages.count - fewMessages, unread.first ?? .max))
    }

    private static func failure(_ work: () async throws -> Void) async -> (any Error)? {
        do {
            try await work()
            return nil
        } catch {
            return error
        }
    }

    private func run(_ work: () async throws -> Void) async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        (invalid, error) = (nil, nil)
        do {
            try await work()
        } catch {
            self.error = AppError.told(error)
        }
    }
}
