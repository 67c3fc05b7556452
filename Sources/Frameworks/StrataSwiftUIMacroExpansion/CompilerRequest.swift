public import Foundation

/// A request of the compiler to the macro plugin. Only the fields that the plugin uses are decoded.
public struct CompilerRequest: Decodable {
  struct Capability: Decodable {}

  struct Syntax: Decodable {
    struct Location: Decodable {
      var fileID: String
      var fileName: String
      var offset: Int
      var line: Int
      var column: Int
    }

    var source: String
    var location: Location
  }

  struct MacroName: Decodable { var typeName: String }

  struct Freestanding: Decodable {
    var macro: MacroName
    var discriminator: String
    var syntax: Syntax
  }

  struct Attached: Decodable {
    var macro: MacroName
    var macroRole: String
    var declSyntax: Syntax
    var lexicalContext: [Syntax]?
    /// The name of the type, as an extension of it contains it.
    var extendedTypeSyntax: Syntax?
    /// The protocols of the macro to which the type does not conform yet.
    var conformanceListSyntax: Syntax?
  }

  var getCapability: Capability?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?

  /// Returns the response to a message. There is always one, since the compiler waits for it.
  public static func answer(to message: Data) -> Data {
    let answer: CompilerAnswer
    do {
      answer = try JSONDecoder().decode(Self.self, from: message).answer
    } catch {
      answer = .failed(
        MacroError("StrataSwiftUIMacros cannot read the compiler's message: \(error)"), nil)
    }
    // Encoding strings and numbers does not fail.
    return (try? JSONEncoder().encode(answer)) ?? Data("{}".utf8)
  }

  private var answer: CompilerAnswer {
    if getCapability != nil { return .capability }
    if let request = expandFreestandingMacro {
      return .result(at: request.syntax) { () throws(MacroError) in try request.expansion }
    }
    if let request = expandAttachedMacro {
      return .result(at: request.declSyntax) { () throws(MacroError) in try request.expansion }
    }
    return .failed(
      MacroError("StrataSwiftUIMacros does not support this message of the compiler"), nil)
  }
}

extension CompilerRequest.Freestanding {
  fileprivate var expansion: String {
    get throws(MacroError) {
      // `@Model` reads `#Unique` and `#Index`; by themselves they add nothing.
      if ["UniqueMacro", "IndexMacro"].contains(macro.typeName) { return "" }
      if macro.typeName == "PredicateMacro" {
        return try PredicateMacro(source: syntax.source).expansion
      }
      let modules = ["PreviewMacro": "SwiftUI", "UIKitPreviewMacro": "UIKit"]
      guard let module = modules[macro.typeName] else { throw .unknownMacro(macro.typeName) }
      return try PreviewMacro(source: syntax.source, location: syntax.location, module: module)
        .expansion(discriminator: discriminator)
    }
  }
}

extension CompilerRequest.Attached {
  /// The macros that other macros read. They add nothing by themselves.
  private static let marks: Set<String> = [
    "PreviewableMacro", "AttributeMacro", "RelationshipMacro", "TransientMacro",
  ]

  fileprivate var expansion: String {
    get throws(MacroError) {
      if Self.marks.contains(macro.typeName) { return "" }
      switch macro.typeName {
      case "EntryMacro": return try entry
      case "ModelMacro": return try model
      case "PersistedPropertyMacro": return try persistedProperty
      case "ModelActorMacro": return try modelActor
      case "QueryMacro": return try query
      default: throw .unknownMacro(macro.typeName)
      }
    }
  }

  private var entry: String {
    get throws(MacroError) {
      let entry = try EntryMacro(
        declaration: declSyntax.source, container: lexicalContext?.first?.source)
      return macroRole == "accessor" ? entry.accessors : try entry.key
    }
  }

  private var model: String {
    get throws(MacroError) {
      switch macroRole {
      case "memberAttribute": return ModelMacro.attribute(ofMember: declSyntax.source)
      case "member": return try ModelMacro(declaration: declSyntax.source).members
      default: return conformance("SwiftData.PersistentModel")
      }
    }
  }

  private var persistedProperty: String {
    get throws(MacroError) {
      let property = try PersistedPropertyMacro(declaration: declSyntax.source)
      return macroRole == "accessor" ? property.accessors : property.mark
    }
  }

  private var query: String {
    get throws(MacroError) {
      let query = try QueryMacro(declaration: declSyntax.source)
      return macroRole == "accessor" ? query.accessors : query.storage
    }
  }

  private var modelActor: String {
    get throws(MacroError) {
      guard macroRole == "member" else { return conformance("SwiftData.ModelActor") }
      return try ModelActorMacro(declaration: declSyntax.source).members
    }
  }

  /// Returns an extension with a conformance; an empty text if the type already conforms.
  private func conformance(_ name: String) -> String {
    let last = name.split(separator: ".").last ?? ""
    if let list = conformanceListSyntax?.source, !list.contains(last) { return "" }
    var scanner = SourceScanner(extendedTypeSyntax?.source ?? "")
    scanner.skipTrivia()
    let type = String(scanner.rest).split(whereSeparator: \.isWhitespace).first ?? ""
    return type.isEmpty ? "" : "extension \(type): \(name) {}"
  }
}
