import Testing

@testable import Scaffold

@Suite struct FieldTests {
  @Test(arguments: [
    ("name:String", FieldType.string), ("email:String?", .optional(.string)),
    ("age:Int", .int), ("since:Date", .date), ("page:URL?", .optional(.url)),
    ("tags:[String]", .list(.string)),
    ("marks:[red|green]?", .optional(.list(.choice(["red", "green"])))),

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
    ("imageURL:String", "has capitals side by side; write imageUrl, not imageURL"),
    ("type:one|other", "would be an enum of a name that Swift uses"),
  ])
  func `another is refused`(text: String, rule: String) {
    #expect(throws: InputError("field", text, rule)) { try Field(text) }
  }

  @Test func `a type that nobody knows is refused`() {
    #expect(
      throws: InputError(
        "type", "colour",
        "is none of String, Int, Double, Float, Bool, Date, URL, UUID, one|other, an entity, or one of them as Type? or [Type]"
      )
    ) { try Field("name:colour") }
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
