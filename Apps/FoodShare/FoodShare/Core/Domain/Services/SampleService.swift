/// A person's choice to see made-up offers on their device around a place. Without it nobody sees any.
protocol SampleService: Sendable {
    func isChosen(at place: Coordinate) async throws -> Bool
    /// Chooses for a place; the choice does not count for another one.
    func choose(_ isChosen: Bool, at place: Coordinate) async throws
}
