/// A thing of an app that actions can have as a parameter.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  /// The type of the query that finds the entities.
  associatedtype DefaultQuery: EntityQuery

  /// The name of the type of the entity, such as "Trip".
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The query that finds things.
  static var defaultQuery: DefaultQuery { get }
  /// The words and the picture by which the entity is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A query that finds entities of an app by their identifiers.
public protocol EntityQuery: Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  /// Creates a query that finds entities of an app by their identifiers.
  init()

  /// Returns the entities with some identifiers.
  ///
  /// - Parameter identifiers: The identifiers.
  /// - Returns: The entities that exist.
  /// - Throws: An error if the entities cannot be found.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Returns the entities that are proposed first; none by default.
  ///
  /// - Returns: The entities, in order.
  /// - Throws: An error if there are none to propose.
  func suggestedEntities() async throws -> [Entity]

  /// Returns the entity that a parameter has at first; `nil` by default.
  ///
  /// - Returns: The entity, or `nil`.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}

/// A query that finds entities of an app by words.
public protocol EntityStringQuery: EntityQuery {
  // Declared again so that the compiler infers it from the requirement below.
  associatedtype Entity

  /// Returns the entities that match some words.
  ///
  /// - Parameter string: The words.
  /// - Returns: The entities, the best match first.
  /// - Throws: An error if the entities cannot be found.
  func entities(matching string: String) async throws -> [Entity]
}

/// A query that returns all entities, for a type with few of them.
public protocol EnumerableEntityQuery: EntityQuery {
  // Declared again so that the compiler infers it from the requirement below.
  associatedtype Entity

  /// Returns all entities of the type.
  ///
  /// - Returns: The entities, in order.
  /// - Throws: An error if the entities cannot be found.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// An enumeration whose cases an action can have as a parameter.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  /// The name of the enumeration, such as "Season".
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The words and the picture of each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The name of the case.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(
        stringLiteral: "\(rawValue)")
  }
}
