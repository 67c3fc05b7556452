public import Foundation

/// A request of the compiler. Only the fields that are used here are decoded.
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
      let modules = ["PreviewMacro": "SwiftUI", "UIKitPreviewMacro": "UIKit"]
      guard let module = modules[macro.typeName] else { throw .unknownMacro(macro.typeName) }
      return try PreviewMacro(source: syntax.source, location: syntax.location, module: module)
        .expansion(discriminator: discriminator)
    }
  }
}

extension CompilerRequest.Attached {
  fileprivate var expansion: String {
    get throws(MacroError) {
      // `#Preview` has moved the property; the attribute itself adds nothing.
      if macro.typeName == "PreviewableMacro" { return "" }
      guard macro.typeName == "EntryMacro" else { throw .unknownMacro(macro.typeName) }
      let entry = try EntryMacro(
        declaration: declSyntax.source, container: lexicalContext?.first?.source)
      return macroRole == "accessor" ? entry.accessors : try entry.key
    }
  }
}
