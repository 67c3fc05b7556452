import Foundation
import LayerRules
import Testing

@Suite struct LayerBookTests {
  private func problems(_ json: String) -> [String] {
    do throws(RuleProblems) {
      _ = try LayerBook(json: Data(json.utf8))
      return []
    } catch { return error.all }
  }

  @Test func `a missing part is named with its place`() {
    #expect(
      problems(#"{"roots": [], "floors": [{"name": "A"}]}"#) == [
        "strata.json: 'folder' is missing in 'floors.[0]'"
      ])
  }

  @Test func `a part of the wrong type is named with its place`() {
    #expect(problems(#"{"roots": 3}"#) == ["strata.json: 'roots' has the wrong type"])
  }

  @Test func `what is no JSON is said to be none`() {
    #expect(problems("{").first?.hasPrefix("strata.json is no JSON") == true)
  }

  @Test func `every mistake is reported at once`() {
    let json = """
      {"roots": [], "exceptions": [{"module": "A", "imports": "B", "why": ""}],
       "platformFree": {"floors": ["Z"], "conditions": [], "why": "", "rows": []},
       "floors": [{"name": "A", "folder": "A", "module": "A", "floors": ["Y"], "modules": [],
                   "why": "", "rows": []}]}
      """
    #expect(
      problems(json) == [
        "strata.json: A names the floor 'Y', which there is none of",
        "strata.json: platformFree names the floor 'Z', which there is none of",
        "strata.json: the floor A gives no reason",
        "strata.json: the exception for A gives no reason",
        "strata.json: 'roots' names no folder",
      ])
  }
}
