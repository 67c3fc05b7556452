import Foundation
import StrataLayerRules
import Testing

@Suite struct LayerBookTests {
  private func problems(_ json: String) -> [String] {
    do throws(RuleProblems) {
      _ = try LayerBook(json: Data(json.utf8))
      return []
    } catch { return error.all }
  }

  @Test func `a missing part is reported with its place`() {
    #expect(
      problems(#"{"floors": [{"name": "A", "why": "b"}]}"#) == [
        "strata.json: floors[0]: 'folder' is missing"
      ])
  }

  @Test func `a part of the wrong type is reported with its place`() {
    #expect(
      problems(#"{"roots": 3, "rules": [{"id": "a", "kind": "cycles", "says": "b", "why": "c"}]}"#)
        == ["strata.json: 'roots' is not a list of texts"])
  }

  @Test func `a text that is not JSON is an error`() {
    #expect(problems("{").first?.hasPrefix("strata.json is no JSON") == true)
    #expect(problems("[]") == ["strata.json holds no JSON object"])
  }

  @Test func `a duplicate key and a trailing comma are reported`() {
    let json = #"""
      {"rules": [],
       "floors": [{"name": "A", "folder": "B", "why": "c", "name": "D \" \"}]"},],
       "rules": [], }
      """#
    #expect(
      problems(json) == [
        "strata.json is no JSON: line 2: 'name' is there twice",
        "strata.json is no JSON: line 2: a comma that nothing follows",
        "strata.json is no JSON: line 3: 'rules' is there twice",
        "strata.json is no JSON: line 3: a comma that nothing follows",
      ])
  }

  @Test func `every mistake is reported at once`() {
    let json = """
      {"exceptions": [{"module": "A", "imports": "B", "why": ""}, {"why": "c"}],
       "platformFree": {"floors": ["Z"], "conditions": [], "why": "d"},
       "floors": [{"name": "Domain", "folder": "A", "floors": ["Domian"], "why": "", "foldr": "B"}],
       "rules": [
         {"id": "a", "kind": "importz", "says": "b", "why": "c"},
         {"id": "a", "kind": "constructs", "forbid": ["forcedUnwrap"], "says": "b", "why": "c"},
         {"id": "d", "kind": "order", "floors": ["Domain"], "severity": "bad", "says": "b", "why": "c"}],
       "off": [{"rule": "gone", "why": "e"}]}
      """
    #expect(
      problems(json) == [
        "strata.json: floors[0]: 'why' says nothing",
        "strata.json: floors[0]: there is no key 'foldr'; did you mean 'folder'?",
        "strata.json: exceptions[0]: 'why' says nothing",
        "strata.json: exceptions[1]: an exception names 'module' and 'imports', or 'rule' with 'symbol' or 'path'",
        "strata.json: rules[0]: there is no kind of rule 'importz'; did you mean 'imports'?",
        "strata.json: rules[1]: there is no construct 'forcedUnwrap'; did you mean 'forceUnwrap'?",
        "strata.json: rules[2]: 'severity' is error or warning, not 'bad'",
        "strata.json: rules[2]: 'floors' needs two layers or more",
        "strata.json: Domain names the layer 'Domian', which there is none of; did you mean 'Domain'?",
        "strata.json: platformFree names the layer 'Z', which there is none of",
        "strata.json: two rules are called 'a'",
        "strata.json: 'gone' is off, but there is no such rule",
      ])
  }

  @Test func `an unknown preset is reported`() {
    #expect(
      problems(#"{"preset": "none", "floors": [{"name": "A", "folder": "A", "why": "b"}]}"#) == [
        "strata.json: there is no preset 'none'"
      ])
  }

  @Test func `two layers with the same name or folder are reported`() {
    let layers = [("A", "A"), ("A", "B"), ("C", "B")].map { name, folder in
      #"{"name": "\#(name)", "folder": "\#(folder)", "why": "w"}"#
    }
    #expect(
      problems(#"{"floors": [\#(layers.joined(separator: ","))]}"#) == [
        "strata.json: two layers are called 'A'",
        "strata.json: the layers A and C have the same folder 'B'",
      ])
  }

  @Test func `an exception for an unknown rule suggests the nearest name`() {
    let layer = #"{"name": "A", "folder": "A", "why": "w"}"#
    let exception = #"{"rule": "flors", "path": "A/**", "why": "w", "until": "2027-02-31"}"#
    #expect(
      problems(#"{"floors": [\#(layer)], "exceptions": [\#(exception)]}"#) == [
        "strata.json: exceptions[0]: 'until' is no day such as 2027-01-31",
        "strata.json: an exception names the rule 'flors', which there is none of; did you mean 'floors'?",
      ])
  }
}
