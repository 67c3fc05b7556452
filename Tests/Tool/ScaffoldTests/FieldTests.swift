import Testing

@testable import Scaffold

@Suite struct FieldTests {
  @Test(arguments: [
    ("name:String", FieldType.string), ("email:String?", .optionalString), ("age:Int", .int),
    ("price:Double", .double), ("isOpen:Bool", .bool),
    ("role:lead|member", .choice(["lead", "member"])),
  ])
  func `a field is a name and a type`(text: String, type: FieldType) throws {
    #expect(try Field(text).type == type)
  }

  @Test(arguments: [
    ("name", "is not written as name:Type"),
    ("Name:String", "needs a name of letters and digits that Swift does not use"),
    ("class:String", "needs a name of letters and digits that Swift does not use"),
    ("id:String", "needs a name of letters and digits that Swift does not use"),
    ("na me:String", "needs a name of letters and digits that Swift does not use"),
  ])
  func `another is refused`(text: String, rule: String) {
    #expect(throws: InputError("field", text, rule)) { try Field(text) }
  }

  @Test func `a type that nobody knows is refused`() {
    #expect(
      throws: InputError(
        "type", "Colour", "is none of String, String?, Int, Double, Bool, one|other")
    ) { try Field("name:Colour") }
    #expect(throws: InputError("case", "", "is not a word that begins in lower case")) {
      try Field("role:lead|")
    }
    #expect(throws: InputError("case", "default", "is not a word that begins in lower case")) {
      try Field("role:lead|default")
    }
  }

  @Test func `services write names in snake case`() throws {
    #expect(try Field("startedOn:String").wireName == "started_on")
  }
}
