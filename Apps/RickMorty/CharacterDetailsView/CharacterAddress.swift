/// The route of a character's page: `/character/2`.
public enum CharacterAddress: Hashable, Codable, Sendable {
  case character(id: Int)
}
