/// The public symbols of one of this project's modules, with the name by which apps import it.
public struct ModuleSymbols: Equatable, Sendable {
  /// The name of the module, such as `Charts`.
  public var name: String
  /// The public symbols of the module, including its extensions of types of other modules.
  public var symbols: OwnSymbols

  /// Creates the symbols of a module.
  ///
  /// - Parameters:
  ///   - name: the name by which apps import the module.
  ///   - symbols: the public symbols.
  public init(name: String, symbols: OwnSymbols) {
    self.name = name
    self.symbols = symbols
  }
}
