import Foundation
import MultiverseDependencyContainer
import MultiverseUseCase
import Testing

@testable import Multiverse

@MainActor
@Suite("AppComposition • Registered dependencies")
struct AppCompositionTests {
    @Test("Each service that a feature resolves is registered", arguments: [[], ["-mock"], ["-ui-testing"]])
    func testEverythingIsRegistered(arguments: [String]) throws {
        let container = AppComposition(arguments: arguments).container
        _ = try container.requireResolve(CharacterRepositoryProtocol.self)
        _ = try container.requireResolve(CharacterUseCaseProtocol.self)
    }

    @Test("Recorded responses are the same each time")
    func testRecordedAnswers() async throws {
        let container = AppComposition(arguments: ["-mock"]).container
        let page = try await container.requireResolve(CharacterUseCaseProtocol.self).execute(page: 1)
        #expect(page.characters.map(\.name) == (1...3).map { "Character \($0)" })
        #expect(page.hasMore)
    }
}
