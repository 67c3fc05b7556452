/// Who is here. No name and no account: the same as long as the device keeps its records.
protocol PersonService: Sendable {
    func currentPerson() async throws -> String
    /// Where others see what this person offers from a place; the same each time, as ``BlurredHome`` has it.
    func shownPlace(for place: Coordinate) async throws -> Coordinate
    /// Whose listings this person does not want to see.
    func blocked() async throws -> Set<String>
    func block(_ person: String) async throws
    func unblockAll() async throws
}
