/// An entry of `DIContainer`: a use case and its setup.
public struct ContainerEntry {
  /// The protocol: `OrderUseCase`.
  public var useCase: String
  /// The container's property: `orderUseCase`.
  public var property: String
  /// Returns the statements that create the use case in `real()`, given the name of its session
  /// there. The last of them declares the property's name.
  public var setUp: (_ session: String) -> [Statement]

  /// A `let` declaration in `real()`.
  public struct Statement {
    /// The name that the entry declares.
    public var name: String
    /// One or more lines, the first without indentation.
    public var text: String

    /// Creates a statement.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Creates an entry. The parameters are described at the properties of their names.
  public init(
    useCase: String, property: String, setUp: @escaping (_ session: String) -> [Statement]
  ) {
    self.useCase = useCase
    self.property = property
    self.setUp = setUp
  }
}
