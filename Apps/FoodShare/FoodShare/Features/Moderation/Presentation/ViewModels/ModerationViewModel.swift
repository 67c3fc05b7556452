import Foundation
import Observation

/// The view model of the moderators' pages. It follows what people report and other moderators decide.
@MainActor
@Observable
final class ModerationViewModel {
    /// A Boolean value that indicates whether this person is a moderator; `nil` until that is known.
    private(set) var isModerator: Bool?
    private(set) var reported: [ReportedListing] = []
    /// The moderators' last decisions.
    private(set) var acts: [ModerationAct] = []
    /// The moderator's code that is being typed.
    var code = ""
    /// A Boolean value that indicates whether the code that was entered is not valid.
    private(set) var isRefused = false
    /// The note for the giver that is being written.
    var note = ""
    private(set) var invalid: InvalidField?
    private(set) var error: AppError?
    private(set) var isLoading = false

    private let repository: ModerationRepository

    init(repository: ModerationRepository) {
        self.repository = repository
    }

    /// The offers on which nobody has decided since they were reported, or since their givers answered.
    var waiting: [ReportedListing] { reported.filter { $0.decision == nil } }

    var decided: [ReportedListing] { reported.filter { $0.decision != nil } }

    func load() async {
        await run { try await read() }
    }

    /// Reads again whenever an offer changes, as long as this person is a moderator.
    func watch() async {
        for await _ in repository.changes() where isModerator == true {
            do {
                try await read()
            } catch {
                self.error = AppError.told(error) ?? self.error
            }
        }
    }

    /// Sends the moderator's code that was typed.
    func enter() async {
        guard !code.isEmpty else { return }
        await run {
            isRefused = try await !repository.enter(code: code)
            if !isRefused { code = "" }
            try await read()
        }
    }

    /// Decides about an offer. A note that is too long stays in its field.
    func decide(_ decision: ModerationDecision, on listing: ReportedListing) async {
        let written = note
        do {
            if !PlainText.cleaned(written).isEmpty { _ = try HandOverMessage.text(written) }
        } catch {
            invalid = error
            return
        }
        await run {
            try await repository.decide(decision, on: listing.id, note: written)
            note = ""
            try await read()
        }
    }

    /// Loads a photo of a reported offer; `nil` if that fails.
    func photo(_ name: String) async -> Data? {
        try? await repository.photo(name)
    }

    private func read() async throws {
        guard try await repository.isModerator() else {
            (isModerator, reported, acts) = (false, [], [])
            return
        }
        let (found, decisions) = (try await repository.reported(), try await repository.acts())
        (isModerator, reported, acts) = (true, found, decisions)
    }

    private func run(_ work: () async throws -> Void) async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        (invalid, error, isRefused) = (nil, nil, false)
        do {
            try await work()
        } catch {
            self.error = AppError.told(error)
        }
    }
}
