import Foundation
import Testing

@testable import StrataSwiftUIMacroExpansion

struct CompilerRequestTests {
  private func answer(_ message: String) throws -> [String: Any] {
    let data = CompilerRequest.answer(to: Data(message.utf8))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func result(_ message: String) throws -> (source: String?, errors: [String]) {
    let result = try #require(try answer(message)["expandMacroResult"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    return (
      result["expandedSource"] as? String, diagnostics.compactMap { $0["message"] as? String }
    )
  }

  private let place = #"{"fileID":"A/a.swift","fileName":"a.swift","offset":0,"line":1,"column":1}"#

  @Test func `the capability response contains the protocol version`() throws {
    let result = try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    let capability = (result["getCapabilityResult"] as? [String: Any])?["capability"]
    #expect((capability as? [String: Int]) == ["protocolVersion": 7])
  }

  @Test func `a Preview request is answered with its expansion`() throws {
    let (source, errors) = try result(
      #"""
      {"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"discriminator":"$s1A",
      "syntax":{"kind":"declaration","source":"#Preview { X() }","location":\#(place)}}}
      """#)
    #expect(source?.contains("SwiftUI.Preview { X() }") == true)
    #expect(errors.isEmpty)
  }

  @Test func `a request for the Entry macro is expanded as accessor and as peer`() throws {
    func message(_ role: String) -> String {
      #"""
      {"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"},"macroRole":"\#(role)",
      "declSyntax":{"source":"@Entry var x = 1","location":\#(place)},
      "lexicalContext":[{"source":"extension EnvironmentValues {}","location":\#(place)}]}}
      """#
    }
    #expect(try result(message("accessor")).source?.hasPrefix("get {") == true)
    #expect(try result(message("peer")).source?.contains("struct __Key_x") == true)
  }

  private func attached(
    _ macro: String, _ role: String, _ source: String, more: String = ""
  ) throws -> (source: String?, errors: [String]) {
    try result(
      #"""
      {"expandAttachedMacro":{"macro":{"typeName":"\#(macro)"},"macroRole":"\#(role)",
      "declSyntax":{"source":"\#(source)","location":\#(place)}\#(more)}}
      """#)
  }

  @Test func `a request for the Model macro is expanded in each of its roles`() throws {
    let member = try attached("ModelMacro", "memberAttribute", "var x = 1")
    #expect(member.source == "@_PersistedProperty")
    let members = try attached("ModelMacro", "member", "@Model class A { var x = 1 }")
    #expect(members.source?.contains("keypath: \\A.x") == true)
    let accessors = try attached("PersistedPropertyMacro", "accessor", "var x = 1")
    #expect(accessors.source?.contains("get {") == true)
    let mark = try attached("PersistedPropertyMacro", "peer", "var x = 1")
    #expect(mark.source?.hasPrefix("@Transient") == true)
  }

  @Test func `the Model macro's extension adds PersistentModel only if the conformance is missing`()
    throws
  {
    func conformance(_ missing: String) throws -> String? {
      try attached(
        "ModelMacro", "extension", "class A {}",
        more: #"""
          ,"extendedTypeSyntax":{"source":"V1.A","location":\#(place)},
          "conformanceListSyntax":{"source":"struct Placeholder\#(missing) {}","location":\#(place)}
          """#
      ).source
    }
    #expect(
      try conformance(": PersistentModel") == "extension V1.A: SwiftData.PersistentModel {}")
    #expect(try conformance("") == "")
  }

  @Test(arguments: ["AttributeMacro", "RelationshipMacro", "TransientMacro"])
  func `the macros Attribute, Relationship and Transient add no code`(macro: String) throws {
    let (source, errors) = try attached(macro, "peer", "var x = 1")
    #expect(source == "" && errors.isEmpty)
  }

  @Test(arguments: ["", "{}", "[]", #"{"loadPluginLibrary":{}}"#, #"{"expandAttachedMacro":{}}"#])
  func `an unknown compiler message is answered with an error`(message: String) throws {
    let (source, errors) = try result(message)
    #expect(source == nil)
    #expect(errors.count == 1)
  }
}
