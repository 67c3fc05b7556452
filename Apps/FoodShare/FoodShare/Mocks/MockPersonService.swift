#if DEBUG
/// A mock of a person with a fixed identifier and a list of hidden people.
actor MockPersonService: PersonService {
    private let id: String
    private var homes: [BlurredHome] = []
    private var hidden: Set<String> = []

    init(id: String = "me") {
        self.id = id
    }

    func currentPerson() async throws -> String { id }

    func shownPlace(for place: Coordinate) async throws -> Coordinate {
        let home = homes.first { $0.covers(place) } ?? BlurredHome(drawnAt: place)
        homes.append(home)
        return home.shown
    }

    func blocked() async throws -> Set<String> { hidden }

    func block(_ person: String) async throws { hidden.insert(person) }

    func unblockAll() async throws { hidden = [] }
}
#endif
