import Testing

@testable import StrataScaffold

/// Tests of names whose variables would hide those of the generated code.
@Suite struct HiddenNamesTests {
  private static let nouns = """
    Order Customer Item Note Event Place Product User Category Comment Message Photo Recipe Trip
    Booking Invoice Book Author Article Contact Person Company Employee Member Ticket Review Rating
    Payment Address City Country Hotel Room Flight Car Vehicle Driver Restaurant Meal Ingredient
    Workout Exercise Habit Goal Song Album Artist Movie Game Player Match Score Course Lesson
    Student Teacher Patient Doctor Appointment Expense Budget Receipt Page Post Document
    """.split { $0.isWhitespace }.map(String.init)

  private static func entity(
    _ name: String, _ fields: [String] = ["title:String"], in layout: ProjectLayout
  ) throws -> Entity {
    var list: [Field] = []
    for field in fields { list.append(try Field(field)) }
    let name = try TypeName(name, field: "entity")
    var entity = try Entity(name, fields: list)
    entity.wire = layout.wire
    entity.model = layout.model(of: name)
    (entity.asksOne, entity.isEdited, entity.sendsChanges) = (true, true, true)
    return entity
  }

  @Test(arguments: ProjectLayout.allCases)
  func `usual nouns are accepted in each layout`(layout: ProjectLayout) throws {
    for noun in Self.nouns {
      #expect(throws: Never.self, "\(noun)") {
        try Self.entity(noun, in: layout).checkNewNames(in: layout)
      }
      #expect(TypeName(known: noun).brokenSingular == nil, "\(noun)")
    }
  }

  @Test(arguments: [
    (ProjectLayout.strata, "Session"), (.strata, "Url"), (.template, "Request"),
    (.template, "Endpoint"), (.layers, "Row"), (.strata, "ViewModel"), (.featureFirst, "Store"),
    (.featureFirst, "Row"), (.modules, "Router"), (.dashboard, "Configuration"),
  ])
  func `an entity whose variable the generated code uses is refused`(
    layout: ProjectLayout, name: String
  ) throws {
    let entity = try Self.entity(name, in: layout)
    let rule = Entity.usedRule(entity.name.lowered, entity.name)
    #expect(throws: InputError("entity", name, rule)) { try entity.checkNewNames(in: layout) }
  }

  @Test func `a name that the generated code uses is refused before anything is planned`() {
    let rule =
      "cannot be an entity's name, because the generated code uses 'row' itself; choose another such as 'RowEntry'"
    #expect(throws: InputError("entity", "Row", rule)) {
      try AddRequest(.entity, name: "Row").changes(in: SampleProject.trips)
    }
  }

  @Test(arguments: ProjectLayout.allCases)
  func `a field that the form's input uses itself is refused`(layout: ProjectLayout) throws {
    let rule = "is a name that the generated form of Order uses itself; choose another name"
    for field in ["invalidFields", "enteredOrder"] {
      let fields = ["title:String", "\(field):String"]
      #expect(throws: InputError("field", field, rule)) {
        try Self.entity("Order", fields, in: layout).checkNewNames(in: layout)
      }
    }
  }

  @Test(arguments: ["customerOptions", "buyerChoices"])
  func `a field with the name of another field's choices is refused`(field: String) throws {
    let rule = "is a name that the generated form of Order uses itself; choose another name"
    let fields = ["title:String", "buyer:Customer", "\(field):String"]
    #expect(throws: InputError("field", field, rule)) {
      try Self.entity("Order", fields, in: .strata).checkNewNames(in: .strata)
    }
  }

  @Test(arguments: [
    (
      "A",
      "has the plural 'As', and 'as' is a Swift keyword; choose another plural by --plural"
    ),
    ("WillSet", "is a Swift keyword, so variables could not have this name"),
  ])
  func `an entity whose variable is a keyword is refused`(name: String, rule: String) {
    #expect(throws: InputError("entity", name, rule)) {
      try AddRequest(.entity, name: name).changes(in: SampleProject.trips)
    }
  }

  @Test(arguments: [
    ("Customers", "Customer"), ("Words", "Word"), ("Categories", "Category"), ("Boxes", "Box"),
    ("Statuses", "Status"), ("Movies", "Movie"), ("LineItems", "LineItem"),
  ])
  func `a plural is refused with its singular unless it is wanted`(name: String, one: String) throws
  {
    let rule =
      "looks like a plural; name one of them, such as '\(one)', or give the plural by --plural"
    #expect(throws: InputError("entity", name, rule)) {
      try AddRequest(.entity, name: name).changes(in: SampleProject.trips)
    }
    let wanted = AddRequest(.entity, name: name, plural: "\(name)List")
    #expect(try !wanted.changes(in: SampleProject.trips).isEmpty)
  }

  @Test(arguments: [
    "Bus", "Address", "News", "Series", "Status", "Class", "Lens", "Canvas", "Atlas", "Process",
    "Analysis", "Staff", "GPS", "Settings",
  ])
  func `a singular on s is no plural`(name: String) {
    #expect(TypeName(known: name).brokenSingular == nil)
  }
}
