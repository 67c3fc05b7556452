import Foundation
import Testing

@testable import FoodShare

/// Tests of the line behind a request, in SQLite and in a Supabase project.
@Suite(.timeLimit(.minutes(10))) struct LineTests {
    @Test(arguments: HandOverBackEnd.allCases)
    func `each person in line learns how many are before them, and the giver how many wait`(backEnd: HandOverBackEnd) async throws {
        let world = try await backEnd.start()
        let giver = try await world.person("giver")
        let id = try await giver.create(.fixture(location: Coordinate(latitude: 48.2, longitude: 16.37))).id
        let people = [try await world.person("anna"), try await world.person("ben"), try await world.person("dora")]
        try await people[0].claim(id: id)
        #expect(try await giver.all().map(\.behind) == [0])
        for person in people.dropFirst() { try await person.joinLine(of: id) }
        #expect(try await giver.all().map(\.behind) == [2])
        for (number, person) in people.enumerated() {
            let own = try #require(try await person.all().first)
            #expect(own.ahead == number && own.behind == 0)
        }
        try await people[0].release(id: id)
        #expect(try await giver.all().filter { $0.status == .asked }.map(\.behind) == [1])
        #expect(try await people[2].all().map(\.ahead) == [1])
        await world.stop()
    }
}
