/// Identifies the person who uses the device, without a name or an account. The identity lasts as long as the
/// device keeps its records.
protocol PersonService: Sendable {
    func currentPerson() async throws -> String
    /// Returns the place that other people see for an offer from `place`, which is the same each
    /// time; see ``BlurredHome``.
    func shownPlace(for place: Coordinate) async throws -> Coordinate
    /// Returns the people whose listings this person has hidden.
    func blocked() async throws -> Set<String>
    func block(_ person: String) async throws
    func unblockAll() async throws
}
