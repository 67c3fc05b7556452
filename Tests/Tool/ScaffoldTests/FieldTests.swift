import Testing

@testable import StrataScaffold

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
    ("name", "must have the form name:Type"),
    (
      "Name:String",
      "needs a name of letters (a to z, A to Z) and digits that begins with a lower-case letter"
    ),
    (
      "na me:String",
      "needs a name of letters (a to z, A to Z) and digits that begins with a lower-case letter"
    ),
    ("class:String", "has a Swift keyword as its name"),
    ("id:String", "has a name that every entity already has; choose another name"),
    ("fixture:String", "has a name that every entity already has; choose another name"),
    ("abcdefghijAbcdefghijAbcdefghijX:String", "has a name longer than 30 letters"),
    ("kind:open|class", "is refused: the case 'class' is a Swift keyword"),
    (
      "role:lead|",
      "is refused: the case '' must consist of letters and begin with a lower-case letter"
    ),
    ("role:one|one", "is refused: the type 'one|one' has the same choice twice; remove one"),
    ("imageURL:String", "has several capitals in a row; write imageUrl, not imageURL"),
    (
      "type:one|other",
      "would generate an enum whose name Swift already uses; choose another name for the field"
    ),
  ])
  func `an invalid field is refused`(text: String, rule: String) {
    #expect(throws: InputError("field", text, rule)) { try Field(text) }
  }

  @Test func `an unknown type is refused`() {
    #expect(
      throws: InputError(
        "field", "name:colour",
        "is refused: the type 'colour' must be one of String, Int, Double, Float, Bool, Date, URL, UUID, one|other, an entity, optional as Type?, or a list as [Type]"
      )
    ) { try Field("name:colour") }
  }

  @Test func `the JSON name of a field is its name in snake case`() throws {
    #expect(try Field("startedOn:String").wireName == "started_on")
  }
}
