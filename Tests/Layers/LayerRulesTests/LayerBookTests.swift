import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

@Suite struct LayerBookTests {
  private func problems(_ json: String) -> [String] {
    do throws(RuleProblems) {
      _ = try LayerBook(json: Data(json.utf8))
      return []
    } catch { return error.all }
  }

  @Test func `a missing key of the rule book is reported with its place`() {
    #expect(
      problems(#"{"layers": [{"name": "A", "why": "b"}]}"#) == [
        "strata.json: layers[0]: 'folder' is missing"
      ])
  }

  @Test func `a value of a wrong type in the rule book is reported with its place`() {
    #expect(
      problems(#"{"roots": 3, "rules": [{"id": "a", "kind": "cycles", "says": "b", "why": "c"}]}"#)
        == ["strata.json: 'roots' must be a list of strings"])
  }

  @Test func `a text that is not JSON is an error`() {
    #expect(problems("{").first?.hasPrefix("strata.json is not valid JSON") == true)
    #expect(problems("[]") == ["strata.json holds no JSON object"])
  }

  @Test func `a duplicate key and a trailing comma are reported`() {
    let json = #"""
      {"rules": [],
       "layers": [{"name": "A", "folder": "B", "why": "c", "name": "D \" \"}]"},],
       "rules": [], }
      """#
    #expect(
      problems(json) == [
        "strata.json is not valid JSON: line 2: the key 'name' occurs twice; remove one of them",
        "strata.json is not valid JSON: line 2: a trailing comma, which JSON does not allow; remove it",
        "strata.json is not valid JSON: line 3: the key 'rules' occurs twice; remove one of them",
        "strata.json is not valid JSON: line 3: a trailing comma, which JSON does not allow; remove it",
      ])
  }

  @Test func `all mistakes in a rule book are reported together`() {
    let json = """
      {"exceptions": [{"module": "A", "imports": "B", "why": ""}, {"why": "c"}],
       "platformFree": {"layers": ["Z"], "conditions": [], "why": "d"},
       "layers": [{"name": "Domain", "folder": "A", "layers": ["Domian"], "why": "", "foldr": "B"}],
       "rules": [
         {"id": "a", "kind": "importz", "says": "b", "why": "c"},
         {"id": "a", "kind": "constructs", "forbid": ["forcedUnwrap"], "says": "b", "why": "c"},
         {"id": "d", "kind": "order", "layers": ["Domain"], "severity": "bad", "says": "b", "why": "c"}],
       "off": [{"rule": "gone", "why": "e"}]}
      """
    #expect(
      problems(json) == [
        "strata.json: layers[0]: 'why' is empty",
        "strata.json: layers[0]: there is no key 'foldr'; did you mean 'folder'?",
        "strata.json: exceptions[0]: 'why' is empty",
        "strata.json: exceptions[1]: an exception must have 'module' and 'imports', or 'rule' with 'symbol' or 'path'",
        "strata.json: rules[0]: there is no kind of rule 'importz'; did you mean 'imports'?",
        "strata.json: rules[1]: there is no construct 'forcedUnwrap'; did you mean 'forceUnwrap'?",
        "strata.json: rules[2]: 'severity' must be error or warning, not 'bad'",
        "strata.json: rules[2]: 'layers' needs two layers or more",
        "strata.json: Domain names the layer 'Domian', which does not exist; did you mean 'Domain'?",
        "strata.json: platformFree names the layer 'Z', which does not exist",
        "strata.json: two rules are called 'a'",
        "strata.json: 'off' names the rule 'gone', which does not exist",
      ])
  }

  @Test func `an unknown preset is reported`() {
    #expect(
      problems(#"{"preset": "none", "layers": [{"name": "A", "folder": "A", "why": "b"}]}"#) == [
        "strata.json: there is no preset 'none'"
      ])
  }

  @Test func `two layers with the same name or folder are reported`() {
    let layers = [("A", "A"), ("A", "B"), ("C", "B")].map { name, folder in
      #"{"name": "\#(name)", "folder": "\#(folder)", "why": "w"}"#
    }
    #expect(
      problems(#"{"layers": [\#(layers.joined(separator: ","))]}"#) == [
        "strata.json: two layers are called 'A'",
        "strata.json: the layers A and C have the same folder 'B'",
      ])
  }

  @Test func `the error for an exception from an unknown rule suggests the nearest rule`() {
    let layer = #"{"name": "A", "folder": "A", "why": "w"}"#
    let exception = #"{"rule": "lyers", "path": "A/**", "why": "w", "until": "2027-02-31"}"#
    #expect(
      problems(#"{"layers": [\#(layer)], "exceptions": [\#(exception)]}"#) == [
        "strata.json: exceptions[0]: 'until' must be a date such as 2027-01-31",
        "strata.json: an exception names the rule 'lyers', which does not exist; did you mean 'layers'?",
      ])
  }

  // MARK: - Names of the previous release

  private static let old = """
    {"platformFree": {"floors": ["Domain"], "conditions": ["os"], "why": "w"},
     "floors": [{"name": "Domain", "folder": "Domain", "floors": [], "modules": [], "why": "w"},
                {"name": "Data", "folder": "Data", "floors": ["Domain"], "why": "w"}],
     "exceptions": [{"rule": "floors", "path": "Domain/City.swift", "why": "w"}],
     "rules": [
       {"id": "order", "kind": "order", "floors": ["Data", "Domain"], "says": "s", "why": "w"},
       {"id": "pure", "kind": "imports", "in": "Domain", "allow": "Foundation",
        "allowFloors": "Domain", "says": "s", "why": "w"},
       {"id": "alone", "kind": "imports", "in": "Data", "forbidFloors": "Data", "says": "s", "why": "w"}]}
    """

  private static let renamed = [
    "floors": "layers", "allowFloors": "allowLayers", "forbidFloors": "forbidLayers",
  ]

  @Test func `the former names of keys and rules are accepted in a rule book`() throws {
    let book = try LayerBook(json: Data(Self.old.utf8))
    #expect(book.layers.map(\.name) == ["Domain", "Data"])
    #expect(book.layers.map { $0.layers ?? ["any"] } == [[], ["Domain"]])
    #expect(book.platformFree?.layers == ["Domain"])
    #expect(
      book.rules.map(\.kind.layerNames) == [
        ["Data", "Domain"], ["Domain", "Domain"], ["Data", "Data"],
      ])
    #expect(book.exceptions.first?.rule == "layers")
    #expect(book.renamedKeys == Self.renamed)
  }

  @Test func `a check warns about the old names of keys`() throws {
    let tree = WrittenTree([
      "Domain/City.swift": "import SwiftUI\nstruct City {}", "Data/Store.swift": "struct Store {}",
    ])
    let found = try LayerCheck(book: LayerBook(json: Data(Self.old.utf8))).violations(in: tree)
      .filter { $0.id == "renamed-key" }
    #expect(found.map(\.symbol) == ["allowFloors", "floors", "forbidFloors"])
    #expect(found.allSatisfy { $0.severity == .warning && $0.path == "strata.json" })
    #expect(found[1].found == "uses the key 'floors', which was renamed to 'layers'")
    let new = Self.renamed.reduce(Self.old) {
      $0.replacing("\"\($1.key)\":", with: "\"\($1.value)\":")
    }
    let quiet = try LayerCheck(book: LayerBook(json: Data(new.utf8))).violations(in: tree)
    #expect(!quiet.contains { $0.id == "renamed-key" })
  }

  @Test func `a rule book with both the old and the new name of a key is refused`() {
    let layer = #"{"name": "A", "folder": "A", "why": "w"}"#
    #expect(
      problems(#"{"layers": [\#(layer)], "floors": []}"#) == [
        "strata.json: there is no key 'floors'"
      ])
  }
}
