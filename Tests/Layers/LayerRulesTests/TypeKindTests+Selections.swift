import StrataLayerRules
import Testing

/// Tests of the keys that select types.
extension TypeKindTests {
  /// Returns the names of the types that a selection includes.
  private func selected(_ selection: String, _ source: String) throws -> [String] {
    try KindProbe.found(
      #""kind": "kinds", "types": {"in": "Domain", \#(selection)}, "allow": []"#, source
    ).map { $0.split(separator: " ").dropFirst().first.map(String.init) ?? "" }
  }

  @Test func `a rule selects types by kind, name, attribute and nesting`() throws {
    let source = """
      public struct CityRow {}
      final class CityStore {}
      @MainActor struct Page { struct CityPart {} }
      enum City { case a }
      #if DEBUG
      struct CityMock {}
      #endif
      """
    #expect(
      try selected(#""kinds": ["struct", "class"]"#, source) == [
        "CityRow", "CityStore", "Page", "Page.CityPart", "CityMock",
      ])
    #expect(
      try selected(#""named": ["City*"], "not": ["*Part", "City"]"#, source) == [
        "CityRow", "CityStore", "CityMock",
      ])
    #expect(try selected(#""with": "MainActor""#, source) == ["Page"])
    #expect(try selected(#""with": "public", "nested": false"#, source) == ["CityRow"])
    #expect(
      try selected(#""unless": ["public", "MainActor"], "nested": false"#, source) == [
        "CityStore", "City", "CityMock",
      ])
    #expect(
      try selected(#""named": "City*", "nested": false, "debug": false"#, source) == [
        "CityRow", "CityStore", "City",
      ])
    #expect(
      try selected(#""kinds": "enum", "except": ["Domain/A.swift"]"#, source) == [
        "the"  // the only violation: the rule matches nothing
      ])
    #expect(
      KindProbe.mistakes(#""kind": "kinds", "types": {"kinds": "thing"}, "allow": []"#)
        .contains { $0.contains("there is no kind of declaration 'thing'") })
  }

  @Test func `a rule selects types by their conformances and stored properties`() throws {
    let source = """
      struct A: Wire { let a = 1 }
      struct B { var b = 1 }
      struct C: Deep { static var c = 1 }
      struct D { var d: Int { 1 } }
      protocol Deep: Wire {}
      """
    #expect(
      try selected(#""kinds": "struct", "conforming": ["Wire", "Other"]"#, source) == ["A", "C"])
    #expect(try selected(#""kinds": "struct", "stored": true"#, source) == ["A", "B"])
    #expect(try selected(#""kinds": "struct", "mutable": true"#, source) == ["B"])
  }

  @Test func `a rule selects types by a counterpart's name, and by the types that contain them`()
    throws
  {
    let source = """
      struct City {}
      struct CityDTO { let part: WireDTO }
      struct TownDTO {}
      struct WireDTO {}
      struct Wire {}
      func help() {}
      func check(_ a: Int) {}
      """
    #expect(try selected(#""named": "*DTO", "besides": "DTO""#, source) == ["CityDTO", "WireDTO"])
    let whole = try selected(#""named": "*DTO", "notPartOf": "City*""#, source)
    #expect(whole == ["CityDTO", "TownDTO"])
    let functions = try selected(#""kinds": "func", "withoutParameters": true"#, source)
    #expect(functions == ["help"])
  }
}
