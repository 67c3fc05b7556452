/// A person's choice to see made-up offers on their device. Without it nobody sees any.
protocol SampleService: Sendable {
    func isChosen() async throws -> Bool
    func choose(_ isChosen: Bool) async throws
}
