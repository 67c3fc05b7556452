import Testing

@testable import MultiverseDependencyContainer

@MainActor
@Suite("DIContainer • Registering and resolving")
struct DIContainerTests {
    @Test("A registered service is resolved")
    func testResolve() throws {
        let container = DIContainer()
        container.register(Int.self, 1)
        #expect(container.resolve(Int.self) == 1)
        #expect(try container.requireResolve(Int.self) == 1)
        container.register(Int.self, 2)
        #expect(container.resolve(Int.self) == 2)
    }

    @Test("A factory creates a new service each time")
    func testFactory() {
        let container = DIContainer()
        var made = 0
        container.register(Int.self) {
            made += 1
            return made
        }
        #expect(container.resolve(Int.self) == 1)
        #expect(container.resolve(Int.self) == 2)
    }

    @Test("The error for a missing service names its type")
    func testMissing() {
        #expect(DIContainer().resolve(Int.self) == nil)
        #expect(throws: DIContainer.Missing(type: "Int")) { try DIContainer().requireResolve(Int.self) }
    }
}
