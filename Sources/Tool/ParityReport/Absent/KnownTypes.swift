import StrataImportGraph

/// The types that the unavailable declarations may name.
struct KnownTypes {
  /// The constraints of the generic parameters, by the path of the type; an empty text means a
  /// parameter without constraint.
  private(set) var parameters: [String: [String]] = Self.system
  /// The protocols by which a generic parameter may be constrained.
  private(set) var constraints: Set<String> = Self.systemProtocols
  /// All known protocols, including those that Strata does not implement.
  private(set) var protocols: Set<String> = Self.systemProtocols

  /// Creates the list from the system's types, Strata's, and the missing ones.
  ///
  /// - Parameters:
  ///   - own: the symbols that Strata has.
  ///   - absent: the paths of missing types, with their generic parameters.
  ///   - absentProtocols: the missing types that are protocols.
  init(own: OwnSymbols, absent: [String: [String]], absentProtocols: Set<String>) {
    for symbol in own.all where symbol.kind == .type || symbol.kind == .innerType {
      let around = own.generics(of: symbol.path.dropLast().joined(separator: ".")).count
      parameters[symbol.key] = symbol.generics.dropFirst(around).map(\.constraint)
      if symbol.isProtocol {
        constraints.insert(symbol.key)
        protocols.insert(symbol.key)
      }
    }
    for (path, names) in absent { parameters[path] = names.map { _ in "" } }
    protocols.formUnion(absentProtocols)
    for name in protocols { parameters[name] = [] }
  }

  private static let systemProtocols: Set = [
    "AnyObject", "BinaryFloatingPoint", "Collection", "Comparable", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "MutableCollection", "Numeric",
    "ObservableObject", "RandomAccessCollection", "RangeReplaceableCollection", "Sendable",
    "Sequence", "StringProtocol",
  ]

  /// The types of the standard library and Foundation that Apple's declarations name.
  private static let system: [String: [String]] = [
    "AnyHashable": [], "Array": [""], "Bool": [], "Bundle": [], "CGFloat": [], "CGPoint": [],
    "CGRect": [], "CGSize": [], "Calendar": [], "Data": [], "Date": [], "Double": [],
    "Duration": [], "Float": [], "Int": [], "KeyPath": ["", ""], "Locale.Language": [],
    "NSItemProvider": [], "Never": [], "NSPredicate": [], "NSSortDescriptor": [], "Optional": [""],
    "Range": ["Comparable"], "RangeSet": ["Comparable"],
    "ReferenceWritableKeyPath": ["", ""], "Result": ["", "Error"],
    "SIMD2": ["SIMDScalar"], "Set": ["Hashable"], "String": [], "String.Index": [],
    "TimeInterval": [], "URL": [], "UTType": [], "UserDefaults": [], "Void": [],
    "WritableKeyPath": ["", ""],
  ]

  /// Returns the type that replaces a generic parameter in the parameters of a closure, where the
  /// compiler could not infer it.
  static func example(of constraint: String) -> String {
    switch constraint {
    case "": "Any"
    case "Error": "any Error"
    case "Hashable": "AnyHashable"
    case "SIMDScalar": "Float"
    default: "Int"
    }
  }
}

extension KnownTypes {
  /// Returns the paths of the known types that a text names.
  func names(in text: String) -> Set<String> {
    let tokens = SwiftLexer.tokens(of: text)
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() where token.isName {
      let isMember = index > 0 && tokens[index - 1].isMark(".")
      if !isMember, parameters[token.text] != nil { names.insert(token.text) }
    }
    return names
  }
}
