import Testing

@testable import StrataScaffold

/// Names that generated code uses of its types, or that Swift takes for itself.
@Suite struct UsedNamesTests {
  @Test(arguments: [
    "toDomain", "encode", "allCases", "await", "get", "set", "willSet", "didSet",
  ])
  func `a field of such a name is refused with its rule`(name: String) {
    let rule = "has a name that Swift or generated code uses"
    #expect(throws: InputError("field", "\(name):String", rule)) { try Field("\(name):String") }
  }

  @Test func `a field that is called as what makes its model is refused`() {
    let rule = "has a name that Swift or generated code uses"
    #expect(throws: InputError("field", "toOrder", rule)) {
      try AddRequest(.entity, name: "Order", arguments: ["toOrder:String"])
        .changes(in: SampleProject.trips)
    }
  }

  @Test func `a case of such a name is refused`() {
    let rule = "is refused: the case 'allCases' is a name that Swift or generated code uses"
    #expect(throws: InputError("field", "kind:one|allCases", rule)) {
      try Field("kind:one|allCases")
    }
  }

  @Test func `an entity of the name of its own identifier is refused`() {
    let rule = "is a name that Swift or its frameworks use already"
    #expect(throws: InputError("entity", "ID", rule)) {
      try AddRequest(.entity, name: "ID").changes(in: SampleProject.trips)
    }
  }

  @Test(arguments: ["Decoding", "Cocoa", "Localized", "HTTPURL"])
  func `an entity whose own types would have a name that is taken is refused`(name: String) {
    let rule = "would give its types names that are taken"
    #expect(throws: InputError("entity", name, rule)) {
      try AddRequest(.entity, name: name).changes(in: SampleProject.trips)
    }
  }
}
