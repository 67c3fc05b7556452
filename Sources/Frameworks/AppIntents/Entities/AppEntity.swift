/// A thing of an app that actions have as a parameter.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  /// The type of the query.
  associatedtype DefaultQuery: EntityQuery

  /// The name of such things.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The query that finds things.
  static var defaultQuery: DefaultQuery { get }
  /// The words and the picture of the thing.
  var displayRepresentation: DisplayRepresentation { get }
}

/// Finds things of an app.
public protocol EntityQuery: Sendable {
  /// The type of the things.
  associatedtype Entity: AppEntity

  /// Creates the query.
  init()

  /// Returns the things with some identifiers.
  ///
  /// - Parameter identifiers: The identifiers.
  /// - Returns: The things that exist.
  /// - Throws: The reason for which they cannot be found.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Returns the things that are proposed first; none by default.
  ///
  /// - Returns: The things, in order.
  /// - Throws: The reason for which there are none.
  func suggestedEntities() async throws -> [Entity]

  /// Returns the thing that a parameter has at first; none by default.
  ///
  /// - Returns: The thing.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}

/// Finds things of an app by words.
public protocol EntityStringQuery: EntityQuery {
  // Declared again so that the compiler infers it from the requirement below.
  associatedtype Entity

  /// Returns the things that fit some words.
  ///
  /// - Parameter string: The words.
  /// - Returns: The things, the best first.
  /// - Throws: The reason for which they cannot be found.
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds things of which there are few.
public protocol EnumerableEntityQuery: EntityQuery {
  // Declared again so that the compiler infers it from the requirement below.
  associatedtype Entity

  /// Returns all things.
  ///
  /// - Returns: The things, in order.
  /// - Throws: The reason for which they cannot be found.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A choice of an app that actions have as a parameter.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  /// The name of such choices.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The words and the picture of each choice.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The name of the choice.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(
        stringLiteral: "\(rawValue)")
  }
}
