/// Gets one character.
public protocol CharacterUseCaseProtocol: Sendable {
  /// - Returns: `nil` where nobody has the number.
  func execute(id: Int) async throws(FeedError) -> CharacterDetails?
}
