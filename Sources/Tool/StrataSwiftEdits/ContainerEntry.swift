/// A use case as `DIContainer` holds it.
public struct ContainerEntry {
  /// The protocol: `OrderUseCase`.
  public var useCase: String
  /// The container's property: `orderUseCase`.
  public var property: String
  /// What makes the use case in `real()`, given what that calls its session. The last of them is
  /// called as the property.
  public var setUp: (_ session: String) -> [Statement]

  /// A `let` of `real()`.
  public struct Statement {
    public var name: String
    /// One or more lines, the first without indentation.
    public var text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  public init(
    useCase: String, property: String, setUp: @escaping (_ session: String) -> [Statement]
  ) {
    self.useCase = useCase
    self.property = property
    self.setUp = setUp
  }
}
