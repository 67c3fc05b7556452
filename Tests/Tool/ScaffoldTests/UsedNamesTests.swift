import Testing

@testable import StrataScaffold

/// Tests of names that generated code uses of its types, or that Swift reserves.
@Suite struct UsedNamesTests {
  @Test(arguments: [
    "toDomain", "encode", "allCases", "await", "get", "set", "willSet", "didSet",
  ])
  func `a field with a reserved name is refused with the rule`(name: String) {
    let rule = "has a name that Swift or generated code already uses; choose another name"
    #expect(throws: InputError("field", "\(name):String", rule)) { try Field("\(name):String") }
  }

  @Test func `a field with the name of a generated function such as toOrder is refused`() {
    let rule = "has a name that Swift or generated code already uses; choose another name"
    #expect(throws: InputError("field", "toOrder", rule)) {
      try AddRequest(.entity, name: "Order", arguments: ["toOrder:String"])
        .changes(in: SampleProject.trips)
    }
  }

  @Test func `a case with a reserved name is refused`() {
    let rule =
      "is refused: the case 'allCases' is a name that Swift or generated code already uses; choose another name"
    #expect(throws: InputError("field", "kind:one|allCases", rule)) {
      try Field("kind:one|allCases")
    }
  }

  @Test func `an entity that is called ID is refused`() {
    let rule = "is a name that Swift or its frameworks use already"
    #expect(throws: InputError("entity", "ID", rule)) {
      try AddRequest(.entity, name: "ID").changes(in: SampleProject.trips)
    }
  }

  @Test(arguments: ["Decoding", "Cocoa", "Localized", "HTTPURL"])
  func `an entity is refused if a generated type such as HTTPURLResponse already exists`(
    name: String
  ) {
    let rule = "would generate a type whose name Swift already uses; choose another name"
    #expect(throws: InputError("entity", name, rule)) {
      try AddRequest(.entity, name: name).changes(in: SampleProject.trips)
    }
  }
}
