/// Who is here. No name and no account: the same as long as the device keeps its records.
protocol PersonService: Sendable {
    func currentPerson() async throws -> String
}
