/// The symbols in Apple's list of SwiftUI that another module of this project declares, such as the
/// modifiers of views in Charts: Apple's documentation lists them with SwiftUI, too.
struct SymbolsElsewhere {
  /// The symbols, without those that SwiftUI declares itself.
  private(set) var symbols: [OwnSymbol] = []
  private var modules: [String: String] = [:]

  /// Finds the symbols.
  ///
  /// - Parameters:
  ///   - modules: the modules that use SwiftUI.
  ///   - apple: the symbols in Apple's list.
  ///   - own: the symbols that SwiftUI declares.
  init(_ modules: [ModuleSymbols], apple: [AppleSymbol], own: OwnSymbols) {
    let names = Set(apple.map { "\($0.parent) \($0.baseName)" })
    let taken = Set(own.all.map(\.key))
    let types = Self.types(own)
    for module in modules {
      let namesakes = Self.types(module.symbols).intersection(types)
      for symbol in module.symbols.all
      where !symbol.isPlumbing && !taken.contains(symbol.key)
        && names.contains("\(symbol.parentKey) \(symbol.baseName)")
        && !namesakes.contains(symbol.path.first ?? "")
      {
        symbols.append(symbol)
        self.modules[symbol.key] = self.modules[symbol.key] ?? module.name
      }
    }
  }

  /// Returns the module that declares the symbol with a key; `nil` if it is SwiftUI, or none.
  func module(ofKey key: String) -> String? { modules[key] }

  /// Returns the names of the types at the top level. A module's own `Transaction` is not the one
  /// of SwiftUI.
  private static func types(_ symbols: OwnSymbols) -> Set<String> {
    Set(symbols.all.filter { $0.kind == .type && $0.path.count == 1 }.map(\.key))
  }
}

extension OwnSymbol {
  /// The components of the path of the enclosing type, joined by dots; empty at the top level.
  fileprivate var parentKey: String { path.dropLast().joined(separator: ".") }
}
