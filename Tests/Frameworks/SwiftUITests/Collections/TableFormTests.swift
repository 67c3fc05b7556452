import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of the initialisers and builders of tables, their columns and their rows.
@MainActor @Suite struct TableFormTests {
  private struct Person: Identifiable, Sendable {
    var id: Int
    var name: String
  }

  private typealias Columns = TableColumnBuilder<Person, Never>
  private typealias Rows = TableRowBuilder<Person>
  private let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")]
  private let row = TableRow(Person(id: 3, name: "Cy"))
  private let name = TableColumn<Person, Never, Text, Text>("Name", value: \.name)

  private func count(_ rows: some TableRowContent<Person>) -> Int {
    Screen(Table(of: Person.self, columns: { name }, rows: { rows })).all(.row).count
  }

  @Test func `the table column builder accepts one to ten columns`() {
    #expect(Columns.buildBlock(name, name)._columns.count == 2)
    #expect(Columns.buildBlock(name, name, name)._columns.count == 3)
    #expect(Columns.buildBlock(name, name, name, name)._columns.count == 4)
    #expect(Columns.buildBlock(name, name, name, name, name)._columns.count == 5)
    #expect(Columns.buildBlock(name, name, name, name, name, name)._columns.count == 6)
    #expect(Columns.buildBlock(name, name, name, name, name, name, name)._columns.count == 7)
    #expect(Columns.buildBlock(name, name, name, name, name, name, name, name)._columns.count == 8)
    #expect(
      Columns.buildBlock(name, name, name, name, name, name, name, name, name)._columns.count == 9)
    #expect(
      Columns.buildBlock(name, name, name, name, name, name, name, name, name, name)._columns.count
        == 10)
    #expect(Columns.buildBlock(name, name).value.1._columns.count == 1)
    let either: (Bool) -> _ConditionalContent<TableColumn<Person, Never, Text, Text>, Twice> = {
      $0 ? Columns.buildEither(first: name) : Columns.buildEither(second: Twice(name: name))
    }
    #expect(either(true)._columns.count == 1 && either(false)._columns.count == 2)
  }

  /// A column content that consists of two columns.
  private struct Twice: TableColumnContent {
    typealias TableRowValue = Person
    typealias TableColumnSortComparator = Never
    let name: TableColumn<Person, Never, Text, Text>
    var tableColumnBody:
      TupleTableColumnContent<
        Person, Never,
        (TableColumn<Person, Never, Text, Text>, TableColumn<Person, Never, Text, Text>)
      >
    { Columns.buildBlock(name, name) }
  }

  @Test func `the table row builder accepts two to ten rows`() {
    #expect(count(Rows.buildBlock(row, row)) == 2)
    #expect(count(Rows.buildBlock(row, row, row)) == 3)
    #expect(count(Rows.buildBlock(row, row, row, row)) == 4)
    #expect(count(Rows.buildBlock(row, row, row, row, row)) == 5)
    #expect(count(Rows.buildBlock(row, row, row, row, row, row)) == 6)
    #expect(count(Rows.buildBlock(row, row, row, row, row, row, row)) == 7)
    #expect(count(Rows.buildBlock(row, row, row, row, row, row, row, row)) == 8)
    #expect(count(Rows.buildBlock(row, row, row, row, row, row, row, row, row)) == 9)
    #expect(count(Rows.buildBlock(row, row, row, row, row, row, row, row, row, row)) == 10)
    let two: TupleTableRowContent<Person, (TableRow<Person>, TableRow<Person>)> =
      Rows.buildBlock(row, row)
    #expect(count(two.value.0) == 1)
  }

  @Test func `a ForEach of table rows gives access to its data`() {
    func dataCount<C: DynamicTableRowContent>(_ rows: C) -> Int { rows.data.count }
    func rowsOf<R: TableRowContent, C>(_ table: Table<Person, R, C>) -> R.Type { R.self }
    let table = Table(people) { name }
    #expect(rowsOf(table) == TableForEachContent<[Person]>.self)
    #expect(Screen(table).all(.row).count == 2)
    #expect(dataCount(ForEach(people) { TableRow($0) }) == 2)
  }

  private struct Chosen: View {
    @State private var one: Int?
    @State private var order: [KeyPathComparator<Person>] = []
    var form: Int
    var body: some View {
      let name = TableColumn<Person, KeyPathComparator<Person>, Text, Text>(
        "Name", value: \.name, comparator: String.StandardComparator.lexical
      ) { Text(verbatim: $0.name) }
      let rows = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")]
      switch form {
      case 0:
        Table(of: Person.self, selection: $one) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(rows) { TableRow($0) }
        }
      case 1:
        Table(of: Person.self, selection: $one, sortOrder: $order) {
          name
        } rows: {
          ForEach(rows) { TableRow($0) }
        }
      case 2:
        Table(selection: $one, sortOrder: $order) {
          name
        } rows: {
          ForEach(rows) { TableRow($0) }
        }
      default:
        Table(of: Person.self, sortOrder: $order) {
          name
        } rows: {
          ForEach(rows) { TableRow($0) }
        }
      }
      Text(verbatim: "chosen \(one ?? 0) orders \(order.count)")
    }
  }

  @Test(arguments: 0..<4) func `tables with explicit rows support selection and sorting`(
    form: Int
  ) throws {
    let screen = Screen(Chosen(form: form))
    #expect(screen.all(.row).count == 2)
    if form < 3 {
      try screen.all(.button, "Select")[1].tap()
      #expect(screen.has("chosen 2 orders 0"))
    }
    guard form > 0 else { return }
    try screen.button("Name").tap()
    #expect(screen.has("chosen \(form < 3 ? 2 : 0) orders 1"))
  }

  @available(*, deprecated)
  @Test func `a column without a width shares the available space`() {
    func rules(_ column: TableColumn<Person, Never, Text, Text>) -> [[StyleRule]] {
      Drawn(
        Table(people) {
          column
          name
        }
      ).elements.filter { $0.kind == .grid }.map(\.style)
    }
    #expect(rules(name.width(80).width()) == rules(name) && rules(name.width(80)) != rules(name))
  }

  @Test func `table styles and navigation transitions can be given by the names of their types`() {
    let table = Table(people) { name }
    #expect(Drawn(table.tableStyle(AutomaticTableStyle())).elements == Drawn(table).elements)
    let usual: AutomaticNavigationTransition = .automatic
    #expect(usual._source == nil)
    #expect(Screen(Coming()).all(.any).contains { $0.drawing[.anchor] != nil })
  }

  private struct Coming: View {
    @Namespace private var places
    var body: some View {
      let way: ZoomNavigationTransition = .zoom(sourceID: 1, in: places)
      Text("page").navigationTransition(way)
    }
  }
}
