/// An entry of the generated type `DIContainer`: a use case and the statements that create it.
public struct ContainerEntry {
  /// The name of the use case's protocol, such as `OrderUseCase`.
  public var useCase: String
  /// The name of the container's property, such as `orderUseCase`.
  public var property: String
  /// Returns the statements that create the use case in the function `real()`, given the name of
  /// the session in it. The last of them declares the property's name.
  public var setUp: (_ session: String) -> [Statement]

  /// A `let` declaration in the function `real()`.
  public struct Statement {
    /// The name of the constant that the statement declares.
    public var name: String
    /// One or more lines, the first without indentation.
    public var text: String

    /// Creates a `let` declaration in the function `real()`.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Creates an entry. For the parameters, see the properties of the same names.
  public init(
    useCase: String, property: String, setUp: @escaping (_ session: String) -> [Statement]
  ) {
    self.useCase = useCase
    self.property = property
    self.setUp = setUp
  }
}
