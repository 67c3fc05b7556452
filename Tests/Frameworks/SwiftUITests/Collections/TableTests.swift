import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Person: Identifiable, Sendable {
  var id: Int
  var name: String
  var age: Int
  var town: String?

  static let all = [
    Person(id: 1, name: "Room 10", age: 40, town: "Quito"), Person(id: 2, name: "Room 9", age: 30),
    Person(id: 3, name: "Cleo", age: 35, town: "Lima"),
  ]
}

private struct People: View {
  @State private var people = Person.all
  @State private var order = [KeyPathComparator(\Person.age)]
  @State private var chosen: Person.ID?

  var body: some View {
    Table(people, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }.width(80)
      TableColumn("Note") { Text(verbatim: "note \($0.id)") }
    }
    .onChange(of: order, initial: true) { people.sort(using: order) }
    Text(verbatim: "chosen \(chosen.map(String.init) ?? "none")")
  }
}

@MainActor @Suite struct TableTests {
  private func rows(_ screen: Screen) -> [[String]] {
    screen.all(.row).map { $0.lines.filter { $0 != "Select" } }
  }

  @Test func `a table has a row for each value and a cell for each column`() {
    let screen = Screen(
      Table(Person.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      })
    #expect(rows(screen) == [["Room 10", "40"], ["Room 9", "30"], ["Cleo", "35"]])
    #expect(screen.lines.prefix(2) == ["Name", "Age"])
    #expect(screen.all(.button).isEmpty, "without an order nothing sorts")
  }

  @Test func `a column header sorts by its column, and a second tap reverses the order`() throws {
    let screen = Screen(People())
    #expect(rows(screen).map(\.first) == ["Room 9", "Cleo", "Room 10"])
    #expect(try screen.button("Age").value == "ascending")
    try screen.button("Age").tap()
    #expect(rows(screen).map(\.first) == ["Room 10", "Cleo", "Room 9"])
    #expect(try screen.button("Age").value == "descending")
    try screen.button("Name").tap()
    #expect(rows(screen).map(\.first) == ["Cleo", "Room 9", "Room 10"], "numbers by their value")
    #expect(try screen.button("Name").value == "ascending")
    #expect(try screen.button("Age").value == "", "only the first of them counts")
    #expect(!screen.all(.button).contains { $0.label == "Note" })
  }

  private struct Names: View {
    @State private var people = [
      Person(id: 1, name: "Zell", age: 1), Person(id: 2, name: "Öhr", age: 2),
      Person(id: 3, name: "Pau", age: 3),
    ]
    @State private var order: [KeyPathComparator<Person>] = []

    var body: some View {
      Table(people, sortOrder: $order) { TableColumn("Name", value: \.name) }
        .onChange(of: order) { people.sort(using: order) }
    }
  }

  @Test func `a column of strings is sorted in the order of the user's language`() throws {
    let orders = ["de": ["Öhr", "Pau", "Zell"], "sv": ["Pau", "Zell", "Öhr"]]
    for (language, names) in orders {
      let screen = Screen(Names().environment(\.locale, Locale(identifier: language)))
      try screen.button("Name").tap()
      #expect(rows(screen) == names.map { [$0] }, "in \(language)")
    }
  }

  @Test func `the sort order is announced in the user's language`() throws {
    let screen = Screen(People(), language: "es")
    #expect(try screen.button("Age").value == "ascendente")
  }

  @Test func `a selected table row is identified by its value's id, whatever the sort order`()
    throws
  {
    let screen = Screen(People())
    try screen.all(.button, "Select")[1].tap()
    #expect(screen.has("chosen 3"))
    try screen.button("Age").tap()
    #expect(screen.has("chosen 3"), "whatever the order")
  }

  private struct Several: View {
    @State private var chosen: Set<Person.ID> = []
    @State private var mode = EditMode.active
    var body: some View {
      Table(Person.all, selection: $chosen) { TableColumn("Name", value: \.name) }
        .environment(\.editMode, $mode)
      Text(verbatim: "chosen \(chosen.sorted())")
    }
  }

  @Test func `several table rows can be selected in edit mode`() throws {
    let screen = Screen(Several())
    for mark in screen.all(.button, "Select").prefix(2) { try mark.tap() }
    #expect(screen.has("chosen [1, 2]"))
  }

  @Test func `a table in a narrow window shows only its first column`() {
    let screen = Screen(People())
    screen.surround { $0.isNarrow = true }
    #expect(rows(screen) == [["Room 9"], ["Cleo"], ["Room 10"]])
    #expect(!screen.has("Age"))
    screen.surround { $0.isNarrow = false }
    #expect(rows(screen).first == ["Room 9", "30", "note 2"])
  }

  @Test func `column headers can be hidden, and a table style is applied`() {
    let table = Table(Person.all) { TableColumn("Name", value: \.name) }
    #expect(Screen(table).has("Name"))
    #expect(!Screen(table.tableColumnHeaders(.hidden)).has("Name"))
    #expect(Drawn(table.tableStyle(.inset)).elements == Drawn(table).elements)
    #expect(Drawn(table.tableStyle(.automatic)).elements == Drawn(table).elements)
    #expect(Screen(table.tableStyle(Framed())).has("Above"))
  }

  private struct Framed: TableStyle {
    func makeBody(configuration: TableStyleConfiguration) -> some View {
      Text("Above")
      InsetTableStyle().makeBody(configuration: configuration)
    }
  }

  @Test func `explicit rows and rows of collections can be mixed`() throws {
    let isLong = true
    let screen = Screen(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Town") { Text(verbatim: $0.town ?? "none") }
      } rows: {
        TableRow(Person(id: 9, name: "First", age: 1))
        ForEach(Person.all) { TableRow($0) }
        if isLong { TableRow(Person(id: 10, name: "Last", age: 2, town: "Bern")) }
      })
    #expect(
      rows(screen) == [
        ["First", "none"], ["Room 10", "Quito"], ["Room 9", "none"], ["Cleo", "Lima"],
        ["Last", "Bern"],
      ])
  }

  /// Custom columns and rows, and a choice between two.
  private struct Ages: TableColumnContent {
    typealias TableRowValue = Person
    var tableColumnBody: some TableColumnContent<Person, KeyPathComparator<Person>> {
      TableColumn("Age", value: \Person.age) { (person: Person) in Text(verbatim: "\(person.age)") }
    }
  }

  private struct Guests: TableRowContent {
    typealias TableRowValue = Person
    var tableRowBody: some TableRowContent<Person> {
      TableForEachContentMaker.rows(Person.all)
    }
  }

  private enum TableForEachContentMaker {
    @MainActor static func rows(_ people: [Person]) -> some TableRowContent<Person> {
      ForEach(people) { TableRow($0) }
    }
  }

  private struct Composed: View {
    @State private var order: [KeyPathComparator<Person>] = []
    var showsAges = true
    var body: some View {
      Table(sortOrder: $order) {
        TableColumn("Name", value: \Person.name, comparator: .lexical)
        if showsAges { Ages() }
        TableColumn("Town", value: \Person.town) { Text(verbatim: $0.town ?? "none") }
          .alignment(.trailing)
      } rows: {
        if showsAges { Guests() } else { TableRow(Person.all[0]) }
      }
    }
  }

  @Test func `a table accepts custom columns and rows`() throws {
    let screen = Screen(Composed())
    #expect(rows(screen).first == ["Room 10", "40", "Quito"] && rows(screen).count == 3)
    try screen.button("Age").tap()
    #expect(try screen.button("Age").value == "ascending")
    let short = Screen(Composed(showsAges: false))
    #expect(rows(short) == [["Room 10", "Quito"]])
  }

  @Test func `all rows share the widths and alignments of the columns`() {
    let table = Table(Person.all) {
      TableColumn("Name", value: \.name).width(min: 50, ideal: 100, max: 200)
      TableColumn("Age") { Text(verbatim: "\($0.age)") }.width(80).alignment(.numeric)
    }
    let lanes = Drawn(table).elements.filter { $0.kind == .grid }.map(\.style)
    #expect(lanes.count == 4, "the headings and three rows")
    #expect(Set(lanes.map { "\($0)" }).count == 1)
    let words = "\(lanes[0])"
    #expect(words.contains("fixed(80") && words.contains("minimum: 50") && words.contains("200"))
    let places: [TableColumnAlignment] = [.automatic, .leading, .center, .trailing, .numeric]
    #expect(Set(places).count == 5 && TableColumnAlignment.numeric(.init("latn")) == .numeric)
  }

  @Test func `a table of 5,000 rows draws fewer than 200`() {
    let many = (0..<5_000).map { Person(id: $0, name: "Person \($0)", age: $0) }
    let screen = Screen(
      Table(many) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      })
    #expect(screen.all(.row).count < 200 && screen.has("Person 0"))
  }

  private struct Descending: SortComparator {
    var order = SortOrder.forward
    func compare(_ left: Person, _ right: Person) -> ComparisonResult {
      left.age < right.age ? .orderedDescending : .orderedAscending
    }
  }

  private struct Custom: View {
    @State private var order: [Descending] = []
    var body: some View {
      Table(Person.all, sortOrder: $order) {
        TableColumn("Age", sortUsing: Descending()) { Text(verbatim: "\($0.age)") }
      }
      Text(verbatim: "orders \(order.map { $0.order == .forward })")
    }
  }

  @Test func `a tap on a column's header puts its custom comparator into the sort order`() throws {
    let screen = Screen(Custom())
    try screen.button("Age").tap()
    #expect(screen.has("orders [true]"))
    try screen.button("Age").tap()
    #expect(screen.has("orders [false]"))
  }
}
