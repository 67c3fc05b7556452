import Testing

@testable import StrataScaffold

@Suite struct TypeNameTests {
  @Test(arguments: ["MyApp", "A", "Trips2", "URLItem", "AbcdefghijAbcdefghijAbcdefghij"])
  func `a name of letters and digits is accepted`(name: String) throws {
    #expect(try TypeName(name, field: "app's name").text == name)
  }

  @Test(arguments: [
    ("", "is empty"),
    ("myApp", "does not begin with a capital letter"),
    ("2Trips", "does not begin with a capital letter"),
    ("My App", "has characters other than the letters A to Z and digits"),
    ("../MyApp", "has characters other than the letters A to Z and digits"),
    ("Café", "has characters other than the letters A to Z and digits"),
    ("App🚀", "has characters other than the letters A to Z and digits"),
    ("String", "is a name that Swift or its frameworks use already"),
    ("Self", "is a name that Swift or its frameworks use already"),
    ("Strata", "is a name that Swift or its frameworks use already"),
    ("SwiftUI", "is a name that Swift or its frameworks use already"),
    ("AbcdefghijAbcdefghijAbcdefghijX", "is longer than 30 letters"),
    ("Bundle", "is a name that Swift or its frameworks use already"),
    ("Class", "is a Swift keyword, so variables could not have this name"),
    ("Default", "is a Swift keyword, so variables could not have this name"),
  ])
  func `an invalid name is refused with the rule that it breaks`(name: String, rule: String) {
    #expect(throws: InputError("app's name", name, rule)) {
      try TypeName(name, field: "app's name")
    }
  }

  @Test(arguments: [
    ("Employee", "employee"), ("LineItem", "lineItem"), ("URLItem", "urlItem"), ("URL2", "url2"),
    ("A", "a"),
  ])
  func `a type's variable has the type's name in lower camel case`(
    name: String, lowered: String
  ) throws {
    #expect(try TypeName(name, field: "entity").lowered == lowered)
  }

  @Test(arguments: [
    ("Employee", "Employees"), ("City", "Cities"), ("Day", "Days"), ("Box", "Boxes"),
    ("Branch", "Branches"), ("Person", "People"), ("SalesPerson", "SalesPeople"),
    ("News", "NewsList"), ("LineItem", "LineItems"),
  ])
  func `a name has an English plural`(name: String, plural: String) throws {
    #expect(try TypeName(name, field: "entity").plural == plural)
  }

  @Test(arguments: [("Common", "common"), ("URLList", "urlList"), ("SIMD2List", "simd2List")])
  func `the symbol of a text begins as templates write the feature's name`(
    feature: String, start: String
  ) {
    #expect(Word(key: "\(feature).Empty.title", text: "").symbol == "\(start)EmptyTitle")
    #expect(Entity.lowered(feature) == start)
  }

  @Test(arguments: [
    ("LineItem", "line item", "line items"), ("URLItem", "URL item", "URL items"),
    ("UserPIN", "user PIN", "user PINs"), ("SIMD2List", "SIMD2 list", "SIMD2 lists"),
    ("URL2", "URL2", "URL2s"), ("XRay", "x ray", "x rays"), ("Day2Trip", "day2 trip", "day2 trips"),
  ])
  func `a name is split into words for a sentence, which keep the capitals of abbreviations`(
    name: String, words: String, plural: String
  ) {
    let name = TypeName(known: name)
    #expect(name.words == words && name.pluralWords == plural)
  }
}
